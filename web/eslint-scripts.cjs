const { parser } = require("typescript-eslint");

/** A component as a module: its scripts, in their places. Whoever looks for cycles reads no markup. */
function scriptsOf(component) {
  const blank = (text) => text.replace(/[^\n]/g, " ");
  let end = 0;
  let module = "";
  for (const { 0: all, 1: tag, 2: script, index } of component.matchAll(
    /(<script\b[^>]*>)(.*?)<\/script>/gs,
  )) {
    module += blank(component.slice(end, index) + tag) + script + ";".padEnd("</script>".length);
    end = index + all.length;
  }
  return module + blank(component.slice(end));
}

module.exports = {
  meta: { name: "scripts", version: "1" },
  parseForESLint: (code, options) => parser.parseForESLint(scriptsOf(code), options),
};

import { ESLint } from "eslint";
import { expect, it } from "vitest";

const RULE = "import-x/no-restricted-paths";
const eslint = new ESLint();

/** What the rule of layers says of a file that would stand there and import this. */
async function said(file: string, imported: string): Promise<string[]> {
  const text = `import * as other from "${imported}";\nexport default other;\n`;
  const [result] = await eslint.lintText(text, { filePath: `src/${file}` });
  return result!.messages.filter(({ ruleId }) => ruleId === RULE).map(({ message }) => message);
}

it.each([
  ["parts/sound.ts", "../table/victory"],
  ["table/victory.ts", "../replay/axis"],
  ["games/zen_garden/idea.ts", "../gardeners/garden"],
  ["words/voice.ts", "../settings/settings.svelte"],
])(
  "%s may not import %s",
  async (file, imported) => {
    expect(await said(file, imported)).not.toEqual([]);
  },
  120_000,
);

it.each([
  ["table/victory.ts", "../parts/score"],
  ["games/zen_garden/idea.ts", "../../parts/cells"],
])(
  "%s may import %s",
  async (file, imported) => {
    expect(await said(file, imported)).toEqual([]);
  },
  120_000,
);

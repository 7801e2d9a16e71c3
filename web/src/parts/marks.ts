/** Each colour of the players has a shape of its own, for those who do not see the colour; drawn on a square of 24. */
export const MARKS: Record<string, { fill: string; shade: string; shape: string }> = {
  red: { fill: "#c8402f", shade: "#8f2519", shape: "M12 2a10 10 0 1 0 .01 0Z" },
  blue: { fill: "#2f6db5", shade: "#1c4681", shape: "M3 3h18v18H3Z" },
  green: { fill: "#3f8a4b", shade: "#245a31", shape: "M12 2 23 21H1Z" },
  yellow: { fill: "#e3b62f", shade: "#a67d12", shape: "M12 1 23 12 12 23 1 12Z" },
  purple: {
    fill: "#8656a8",
    shade: "#5a3577",
    shape: "m12 1 3.2 7.2 7.8.8-5.8 5.3 1.6 7.7L12 18.1 5.2 22l1.6-7.7L1 9l7.8-.8Z",
  },
  orange: { fill: "#e07f2b", shade: "#a35311", shape: "M12 1.5 22.5 9.2 18.5 21.5h-13L1.5 9.2Z" },
};

/** A seat that nobody has taken yet. */
export const NOBODY = { fill: "none", shade: "none", shape: "M12 2a10 10 0 1 0 .01 0Z" };

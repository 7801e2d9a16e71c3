/** The rules that have a picture. */
export const figures: ReadonlySet<string> = new Set(
  ["C1", "C3", "V2", "K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8"].map((rule) => `GD-${rule}`),
);

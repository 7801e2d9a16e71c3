/** What one points with: what is said about turning and placing a piece depends on it. */
export function pointer(): "touch" | "mouse" {
  return matchMedia("(pointer: coarse)").matches ? "touch" : "mouse";
}

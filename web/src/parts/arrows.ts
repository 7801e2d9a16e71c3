const STEPS: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where an arrow key leads on a grid; null for any other key. The page must not scroll meanwhile. */
export function arrowStep(event: KeyboardEvent): [down: number, right: number] | null {
  const step = STEPS[event.key] ?? null;
  if (step) event.preventDefault();
  return step;
}

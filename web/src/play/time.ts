/** Seconds as a clock tells them: 14:07. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${`${whole % 60}`.padStart(2, "0")}`;
}

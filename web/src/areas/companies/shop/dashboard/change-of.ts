/** How a figure has changed, in whole percent; undefined where there was nothing before to compare it with. */
export function changeOf(current: number, before: number): number | undefined {
  if (before === 0) return current === 0 ? 0 : undefined;
  return Math.round(((current - before) / before) * 100);
}

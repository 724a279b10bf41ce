/**
 * Keeps a figure with its sign together, from left to right, within a line that runs the other way: +25, 150+, 100-600.
 */
export function leftToRight(figure: string): string {
  return `\u2066${figure}\u2069`;
}

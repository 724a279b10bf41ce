/** One measured row: ours beside its limit, the ratio, and whether the goal holds. */
export interface BenchRow {
  id: string;
  what: string;
  ours: string;
  limit: string;
  ratio: string;
  goal: string;
  holds: boolean;
}

/** The middle value, with the least and the greatest beside it. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)]!, min: sorted[0]!, max: sorted.at(-1)! };
}

export function show({ median, min, max }: Spread, digits = 0): string {
  return `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
}

/** The rows as a plain table. */
export function tableOf(rows: readonly BenchRow[]): string {
  const lines = [
    ['', 'what', 'ours', 'limit', 'ratio', 'goal', 'holds'],
    ...rows.map(({ id, what, ours, limit, ratio, goal, holds }) => [id, what, ours, limit, ratio, goal, holds ? 'yes' : 'NO']),
  ];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ').trimEnd()).join('\n');
}

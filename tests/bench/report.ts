import { type Column, plainTable } from '../processes/table.ts';

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

const COLUMNS: readonly Column<BenchRow>[] = [
  ['', ({ id }) => id],
  ['what', ({ what }) => what],
  ['ours', ({ ours }) => ours],
  ['limit', ({ limit }) => limit],
  ['ratio', ({ ratio }) => ratio],
  ['goal', ({ goal }) => goal],
  ['holds', ({ holds }) => (holds ? 'yes' : 'NO')],
];

/** The rows as a plain table. */
export function tableOf(rows: readonly BenchRow[]): string {
  return plainTable(COLUMNS, rows);
}

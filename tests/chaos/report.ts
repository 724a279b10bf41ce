import { type Column, plainTable } from '../processes/table.ts';

/** One line of a row's table: a fault, what had to hold under it, and what was seen. */
export interface ChaosRow {
  id: string;
  fault: string;
  mustHold: string;
  figures: string;
  holds: boolean;
  seed: number;
  /** Set where this machine could not make the fault: the row then says nothing either way. */
  notMade?: string;
}

const COLUMNS: readonly Column<ChaosRow>[] = [
  ['row', ({ id }) => id],
  ['fault', ({ fault }) => fault],
  ['must hold', ({ mustHold }) => mustHold],
  ['figures', ({ figures, notMade }) => notMade ?? figures],
  ['held', ({ holds, notMade }) => (notMade ? 'not made' : holds ? 'yes' : 'NO')],
  ['seed', ({ seed }) => String(seed)],
];

export function tableOf(rows: readonly ChaosRow[]): string {
  return plainTable(COLUMNS, rows);
}

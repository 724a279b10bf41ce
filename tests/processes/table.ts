export type Column<Row> = readonly [title: string, cell: (row: Row) => string];

/** Rows in columns that are as wide as they must be. */
export function plainTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  return lines.map((line) => line.map((cell, at) => cell.padEnd(widths[at]!)).join('  ').trimEnd()).join('\n');
}

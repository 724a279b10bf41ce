import type { ReactNode } from 'react';

interface TableProps<Row, Column extends string> {
  label: string;
  /** What each column is called, in their order; the first names the row. */
  columns: Readonly<Record<Column, string>>;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  cells: Readonly<Record<Column, (row: Row) => ReactNode>>;
}

/** A table whose rows become cards where they have no room; the roles keep it a table for those who listen. */
export function Table<Row, Column extends string>({ label, columns, rows, keyOf, cells }: TableProps<Row, Column>) {
  const [first, ...others] = Object.keys(columns) as Column[];
  return (
    <table role="table" className="as-cards" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {[first!, ...others].map((column) => (
            <th role="columnheader" scope="col" key={column} data-column={column}>{columns[column]}</th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={keyOf(row)}>
            <th role="rowheader" scope="row" data-column={first}>{cells[first!](row)}</th>
            {others.map((column) => (
              <td role="cell" key={column} data-column={column} data-label={columns[column]}>{cells[column](row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

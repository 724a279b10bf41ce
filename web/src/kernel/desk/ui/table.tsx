import type { ReactNode } from 'react';

/** A table of these columns, which becomes cards where it has no room. */
export function Table({ label, columns, className, children }: {
  label: string;
  columns: Readonly<Record<string, string>>;
  className: string;
  children: ReactNode;
}) {
  return (
    <table role="table" className={`as-cards ${className}`} aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {Object.entries(columns).map(([column, name]) => (
            <th role="columnheader" scope="col" key={column} data-column={column}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

/** A cell, with its column's name for the card. */
export function Cell({ column, label, children }: { column: string; label: string; children: ReactNode }) {
  return <td role="cell" data-column={column} data-label={label}>{children}</td>;
}

import type { ReactNode } from 'react';
import { currentLocale, directionOf } from '../../../../../kernel/i18n/locale';
import { corporateDashboardTexts } from '../../../texts-dashboard.en';
import { Card } from '../../../../../kit/card';
import { Heading } from '../../../../../kit/heading';

interface ChartFigureProps {
  title: string;
  note: string;
  /** The same figures as a table: the column headings, then the rows, each with its own heading first. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  className?: string;
  /** The drawing. */
  children: ReactNode;
}

/** A chart for the eye, and its figures as a table for everybody. */
export function ChartFigure({ title, note, columns, rows, className, children }: ChartFigureProps) {
  return (
    <Card className={className}>
      <figure className="flex h-full flex-col gap-4">
        <figcaption>
          <Heading level={2} size={3}>
            {title}
          </Heading>
          <p className="mt-1 text-sm text-ink-muted">{note}</p>
        </figcaption>
        <div aria-hidden className="@container h-64 text-xs">
          {children}
        </div>
        <details className="mt-auto">
          <summary className="cursor-pointer py-1.5 font-semibold text-accent">
            {corporateDashboardTexts.asTable}
            <span className="sr-only"> {title}</span>
          </summary>
          <table className="mt-2 w-full border-collapse text-sm tabular-nums">
            <thead>
              <tr className="border-b border-line text-ink-muted">
                {columns.map((column, index) => (
                  <th
                    key={column}
                    scope="col"
                    className={`py-2 pe-4 font-medium ${index === 0 ? 'text-start' : 'text-end'}`}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([heading, ...cells]) => (
                <tr key={heading} className="border-b border-line">
                  <th scope="row" className="py-2 pe-4 text-start font-semibold">
                    {heading}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 1]} className="py-2 pe-4 text-end">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figure>
    </Card>
  );
}

/**
 * The x position in a drawing for a distance from the start of the line, both in per cent of its width: drawings are
 * not mirrored automatically.
 */
export function fromStart(percent: number): number {
  return isMirrored() ? 100 - percent : percent;
}

/** The left edge of a bar that begins so far from there, and is so wide. */
export function leftEdge(start: number, width: number): number {
  return isMirrored() ? 100 - start - width : start;
}

/** An offset in pixels in the direction of reading. */
export function onward(pixels: number): number {
  return isMirrored() ? -pixels : pixels;
}

function isMirrored(): boolean {
  return directionOf(currentLocale()) === 'rtl';
}

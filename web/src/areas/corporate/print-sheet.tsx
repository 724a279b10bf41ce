import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatMoment } from '../../kernel/i18n/format-date';
import { companyQuery } from './company-keys';
import { corporateTexts } from './texts.en';
import './print-page.css';

interface PrintSheetProps {
  title: string;
  /** What the sheet is about, below its title. */
  note?: string;
  /** What the browser calls the file if it is saved as one. */
  fileName: string;
  onPrinted: () => void;
  children: ReactNode;
}

/**
 * A printable sheet instead of the screen; it opens the browser's print dialog once it is rendered.
 */
export function PrintSheet({ title, note, fileName, onPrinted, children }: PrintSheetProps) {
  const { data: company } = useQuery(companyQuery);
  const [moment] = useState(() => new Date().toISOString());
  const printed = useEffectEvent(onPrinted);
  const begin = useEffectEvent(() => {
    const screens = [...document.body.children].filter((element) => !element.matches('[data-print-sheet]'));
    const screenTitle = document.title;
    document.title = fileName;
    for (const screen of screens) screen.classList.add('print:hidden');
    return () => {
      for (const screen of screens) screen.classList.remove('print:hidden');
      document.title = screenTitle;
    };
  });
  useEffect(() => {
    const end = begin();
    const tell = () => printed();
    addEventListener('afterprint', tell);
    print();
    return () => {
      removeEventListener('afterprint', tell);
      end();
    };
  }, []);
  return createPortal(
    <div data-print-sheet className="hidden scheme-light bg-surface text-[9.5pt] leading-snug text-ink print:block">
      <header className="mb-4 flex items-end justify-between border-b-2 border-ink pb-2">
        <div>
          <h1 className="font-display text-[18pt] font-medium">{title}</h1>
          {note && <p>{note}</p>}
        </div>
        <p className="text-end text-ink-muted">
          {company?.name}
          <br />
          <span>{corporateTexts.printed(formatMoment(moment))}</span>
        </p>
      </header>
      {children}
    </div>,
    document.body,
  );
}

interface PrintTableProps {
  headings: readonly string[];
  /** The column whose cells may take several lines. */
  text: number;
  /** Which columns hold figures. */
  figures: readonly number[];
  rows: readonly (readonly ReactNode[])[];
  totals?: readonly string[];
}

/** A table on paper: its headings stand on every sheet, and no row is torn. */
export function PrintTable({ headings, text, figures, rows, totals }: PrintTableProps) {
  const end = (index: number) => {
    if (figures.includes(index)) return 'py-1 ps-3 text-end whitespace-nowrap';
    return index === text ? 'py-1 pe-3 text-start' : 'py-1 pe-3 text-start whitespace-nowrap';
  };
  return (
    <table className="w-full border-collapse tabular-nums">
      <thead>
        <tr className="border-b border-ink">
          {headings.map((heading, index) => (
            <th key={heading} scope="col" className={`${end(index)} align-bottom font-semibold`}>{heading}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          <tr key={line} className="break-inside-avoid border-b border-line">
            {row.map((cell, index) => <td key={index} className={`${end(index)} align-top`}>{cell}</td>)}
          </tr>
        ))}
        {totals && (
          <tr className="break-inside-avoid font-semibold">
            {totals.map((cell, index) => <td key={index} className={end(index)}>{cell}</td>)}
          </tr>
        )}
      </tbody>
    </table>
  );
}

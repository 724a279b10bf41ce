import { dubaiDate, dubaiTime } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { asPlainCell } from '@planet-heroes/contracts/kernel/text/formula';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toastsTexts } from '../../kernel/i18n/texts-toasts.en';
import { corporateTexts } from './texts.en';
import { toast } from '../../kit/toast/toast';

interface ListFiles<T> {
  /** All rows that are listed, those that are not loaded too. */
  load: () => Promise<T[]>;
  content: (rows: readonly T[]) => Blob;
  name: () => string;
}

/** Saves a list as a file, and prints it. `printed` is what lies on the sheet. */
export function useListFiles<T>({ load, content, name }: ListFiles<T>) {
  const [rows, setRows] = useState<T[]>();
  const save = useMutation({
    mutationFn: load,
    onSuccess: (all) => saveFile(name(), content(all)),
    onError: tellFilesFailed,
  });
  const print = useMutation({ mutationFn: load, onSuccess: setRows, onError: tellFilesFailed });
  return {
    isBusy: save.isPending || print.isPending,
    onExport: () => save.mutate(),
    onPrint: () => print.mutate(),
    printed: rows && { rows, end: () => setRows(undefined) },
  };
}

export function tellFilesFailed(): void {
  const { error } = toastsTexts;
  toast({ title: error, description: corporateTexts.table.filesFailed, variant: 'destructive' });
}

/** Has the browser save a file that was made or fetched here. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** What a saved list or paper is called: what it holds, and the day in Dubai. */
export function fileNameOf(...what: (string | undefined)[]): string {
  const parts = ['planet-heroes', ...what.filter(Boolean), dubaiDate(new Date())];
  return parts.join('-').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** A value of a CSV file: text, a number as it is, or nothing. */
export type CsvCell = string | number | null | undefined;

/** The heading of a column of times, which names whose clock they go by. */
export function dubaiTimeHeading(name: string): string {
  return corporateTexts.table.dubaiTime(name);
}

/** A moment by Dubai's clock, as the screens show it, so that no day shifts. */
export function dubaiTimeCell(moment: string | null): CsvCell {
  return moment && dubaiTime(new Date(moment));
}

/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as CSV (RFC 4180), the names of the columns first. */
export function csvOf(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A CSV file for spreadsheets. */
export function csvFile(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): Blob {
  return new Blob([BYTE_ORDER_MARK, csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' });
}

/** What a spreadsheet would take for a formula stays text; numbers are ours, and stay numbers. */
function cell(value: CsvCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const safe = asPlainCell(value);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

import { parse } from 'csv-parse/sync';
import { AppError } from '@planet-heroes/contracts/errors/app-error';
import { BULK_LIMITS } from '@planet-heroes/contracts/catalogue/corporate';

export const CSV_COLUMNS = ['model', 'condition', 'quantity'] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** A row as it stands in the file: its cells by column, an absent one left out. */
export interface CsvRow {
  line: number;
  cells: Partial<Record<CsvColumn, string>>;
}

const MAX_ROW_CHARACTERS = 4_000;
const MAX_COLUMNS = 64;
/** Rows, with empty lines between them and breaks within their cells. */
const MAX_LINES = 4 * BULK_LIMITS.csvRows;

/** The text of an uploaded file. Throws `invalid_csv` for what is no UTF-8 text. */
export function decodeCsv(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw invalidCsv('The file is not UTF-8 text. Save it as “CSV UTF-8” and send it again.');
  }
  if (/[^\P{Cc}\r\n\t]/u.test(text)) throw invalidCsv('The file contains control characters: it does not look like a CSV file.');
  if (text.trim() === '') throw invalidCsv('The file is empty.');
  return text;
}

/**
 * Reads a list of devices. The first line names the columns, in any order and case; columns besides model, condition and
 * quantity are ignored. Cells are split by commas or semicolons. Throws `invalid_csv`, saying where.
 */
export function parseDeviceCsv(text: string): CsvRow[] {
  const [header, ...records] = readRecords(text);
  const names = (header?.cells ?? []).map((cell) => cell.toLowerCase());
  const missing = CSV_COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    throw invalidCsv(`The first line must name the columns ${CSV_COLUMNS.join(', ')}; ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`, { line: 1 });
  }
  const doubled = CSV_COLUMNS.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (doubled) throw invalidCsv(`The first line names the column ${doubled} twice.`, { line: 1 });
  if (records.length === 0) throw invalidCsv('The file names its columns but has no rows.');
  if (records.length > BULK_LIMITS.csvRows) {
    throw invalidCsv(`A file may have up to ${BULK_LIMITS.csvRows} rows. Please split this one.`, { rows: records.length });
  }
  return records.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(CSV_COLUMNS.flatMap((column) => {
      const cell = cells[names.indexOf(column)];
      return cell === undefined || cell === '' ? [] : [[column, cell]];
    })),
  }));
}

/** Two megabytes of separators take a parser seconds, and are no list of devices. */
function assertModest(text: string): void {
  const lines = text.split(/\r\n?|\n/, MAX_LINES + 1);
  if (lines.length > MAX_LINES) throw invalidCsv(`A file may have up to ${BULK_LIMITS.csvRows} rows. Please split this one.`);
  const long = lines.findIndex((line) => line.length > MAX_ROW_CHARACTERS);
  if (long >= 0) throw invalidCsv(`Line ${long + 1} has more than ${MAX_ROW_CHARACTERS} characters.`, { line: long + 1 });
  const wide = lines.findIndex((line) => line.split(/[,;]/, MAX_COLUMNS + 1).length > MAX_COLUMNS);
  if (wide >= 0) throw invalidCsv(`Line ${wide + 1} has more than ${MAX_COLUMNS} columns.`, { line: wide + 1 });
}

function readRecords(text: string): { line: number; cells: string[] }[] {
  assertModest(text);
  try {
    const records = parse(text, {
      bom: true, delimiter: [',', ';'], info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true,
      max_record_size: MAX_ROW_CHARACTERS, to: BULK_LIMITS.csvRows + 2,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    return records.filter(({ record }) => record.some((cell) => cell !== '')).map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    const { lines, message } = error as { lines?: number; message: string };
    throw invalidCsv(`The file cannot be read as CSV: ${message}`, lines === undefined ? undefined : { line: lines });
  }
}

function invalidCsv(message: string, details?: Record<string, unknown>): AppError {
  return new AppError('invalid_csv', message, details);
}

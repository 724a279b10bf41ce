import { parse } from 'csv-parse/sync';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { BULK_LIMITS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { ofPlainCell } from '@planet-heroes/contracts/kernel/text/formula';
import type { FileRefusal } from '@planet-heroes/contracts/areas/imports/schemas';
import {
  type ChosenColumns, CSV_COLUMNS, type CsvColumn, csvFormOf, type CsvSeparator, readCsvHeader,
} from '@planet-heroes/contracts/areas/imports/csv-columns';

/**
 * A row of the file: its cells by column, an absent one left out. `imei` stands in a column of that name, `beyond`
 * where the first line names no column.
 */
export interface CsvRow {
  line: number;
  cells: Partial<Record<CsvColumn | 'imei' | 'beyond', string>>;
}

/** A device list: its rows, what each column became, and those that nothing is taken from, as the file names them. */
export interface DeviceCsv {
  rows: CsvRow[];
  columns: { column: CsvColumn; name: string }[];
  ignoredColumns: string[];
}

const MAX_ROW_CHARACTERS = 4_000;
const MAX_COLUMNS = 64;
/** Rows, with empty lines between them and breaks within their cells. */
const MAX_LINES = 4 * BULK_LIMITS.csvRows;

/** The text of an uploaded file. Throws `invalid_csv` for text that is not UTF-8. */
export function decodeCsv(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw invalidCsv('not_utf8', 'The file is not UTF-8 text. Save it as “CSV UTF-8” and send it again.');
  }
  if (/[^\P{Cc}\r\n\t]/u.test(text))
    throw invalidCsv('control_characters', 'The file contains control characters: it does not look like a CSV file.');
  if (text.trim() === '') throw invalidCsv('empty', 'The file is empty.');
  return text;
}

/**
 * Reads a list of devices of up to `maxRows`. The first line names the columns, in any order and case and by the names
 * that people use (docs/rules.md), or as `chosen` says; others are ignored. One separator splits the whole file: see
 * `csvFormOf`. Throws `invalid_csv`, saying where.
 */
export function parseDeviceCsv(
  text: string,
  maxRows: number = BULK_LIMITS.csvRows,
  chosen: ChosenColumns = {},
): DeviceCsv {
  const [header, ...records] = readRecords(text);
  const { at, missing, doubled, ignored } = readCsvHeader(header?.cells ?? [], chosen);
  if (missing.length > 0) {
    throw invalidCsv(
      'missing_columns',
      `The first line must name the columns model, condition, quantity; ${missing.join(', ')} ${
        missing.length === 1
          ? 'is'
          : 'are'
      } missing.`,
      { line: 1, columns: missing },
    );
  }
  if (doubled.length > 0) {
    const message = `The first line names a column twice: ${doubled.join(', ')}.`;
    throw invalidCsv('doubled_columns', message, { line: 1, names: doubled });
  }
  if (records.length === 0) throw invalidCsv('no_rows', 'The file names its columns but has no rows.');
  if (records.length > maxRows) throw tooManyRows(maxRows, records.length);
  const rows = records.map(({ line, cells }) => {
    const found = {
      model: cells[at.model!],
      condition: cells[at.condition!],
      // Listed by serial number, a row is one device.
      quantity: at.quantity === undefined ? '1' : cells[at.quantity],
      serial: at.serial === at.imei ? undefined : cells[at.serial!],
      imei: cells[at.imei!],
      beyond: cells.slice(header!.cells.length).find((cell) => cell !== ''),
    };
    return { line, cells: Object.fromEntries(Object.entries(found).filter(([, cell]) => cell)) as CsvRow['cells'] };
  });
  const columns = CSV_COLUMNS.flatMap((column) => {
    const name = header?.cells[at[column] ?? -1];
    return name === undefined ? [] : [{ column, name }];
  });
  return { rows, columns, ignoredColumns: ignored };
}

function tooManyRows(maxRows: number, rows?: number): AppError {
  const split = `A file may have up to ${maxRows} rows. Please split this one.`;
  const message = maxRows === BULK_LIMITS.csvRows
    ? split
    : `${split} With a company’s API key it may have ${BULK_LIMITS.csvRows}.`;
  return invalidCsv('too_many_rows', message, { rows, limit: maxRows });
}

/** Two megabytes of separators take a parser seconds, and are not a list of devices. */
function assertModest(text: string, separator: CsvSeparator): void {
  const lines = text.split(/\r\n?|\n/, MAX_LINES + 1);
  if (lines.length > MAX_LINES) throw tooManyRows(BULK_LIMITS.csvRows);
  const long = lines.findIndex((line) => line.length > MAX_ROW_CHARACTERS);
  if (long >= 0) {
    const message = `Line ${long + 1} has more than ${MAX_ROW_CHARACTERS} characters.`;
    throw invalidCsv('line_too_long', message, { line: long + 1, limit: MAX_ROW_CHARACTERS });
  }
  const wide = lines.findIndex((line) => line.split(separator, MAX_COLUMNS + 1).length > MAX_COLUMNS);
  if (wide >= 0) {
    const message = `Line ${wide + 1} has more than ${MAX_COLUMNS} columns.`;
    throw invalidCsv('too_many_columns', message, { line: wide + 1, limit: MAX_COLUMNS });
  }
}

function readRecords(text: string): { line: number; cells: string[] }[] {
  const { separator, before } = csvFormOf(text);
  assertModest(text, separator);
  try {
    // With Windows line ends the parser counts the breaks within quotes twice.
    const records = parse(text.replaceAll(/\r\n?/g, '\n'), {
      bom: true,
      delimiter: separator,
      from_line: before + 1,
      info: true,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: MAX_ROW_CHARACTERS,
      to: BULK_LIMITS.csvRows + 2,
    }) as unknown as { info: { lines: number }; raw: string; record: string[] }[];
    return records.filter(({ record }) => record.some((cell) => cell !== '')).map(({ info, raw, record }) => ({
      // The parser reports the last line of a record, which cells with line breaks make longer.
      line: info.lines - (raw.trim().match(/\n/g)?.length ?? 0),
      // Our own file of refused rows, uploaded again, has an apostrophe before what looks like a formula.
      cells: record.map(ofPlainCell),
    }));
  } catch (error) {
    const { lines, message } = error as { lines?: number; message: string };
    throw invalidCsv(
      'unreadable',
      `The file cannot be read as CSV: ${message}`,
      lines === undefined ? {} : { line: lines },
    );
  }
}

function invalidCsv(why: FileRefusal, message: string, details: Record<string, unknown> = {}): AppError {
  return new AppError('invalid_csv', message, { why, ...details });
}

import { CSV_COLUMN_NAMES } from '../companies/catalogue.js';

export const CSV_COLUMNS = ['model', 'condition', 'quantity', 'serial'] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** The places of columns that somebody chose, from 1; 0 for one that the file has not. */
export type ChosenColumns = Partial<Record<CsvColumn, number>>;

/** The columns, and one that is called IMEI: the serial number’s own or one beside it. */
export type CsvPlaces = Partial<Record<CsvColumn | 'imei', number>>;

/** Which cell of a row holds what, and the names of columns that nothing is taken from. */
export interface CsvHeader {
  at: CsvPlaces;
  missing: CsvColumn[];
  /** The names of columns of which it cannot be said which one is meant. */
  doubled: string[];
  ignored: string[];
}

/**
 * Reads the first line; what was chosen goes before what its names say. A column's own name goes before its synonyms;
 * two synonyms of one column are doubled, but for serial numbers, where the first kind is taken and an IMEI beside it
 * is read where that cell is blank. Where devices are listed by serial number, a row without a quantity is one device,
 * so that the column may be missing.
 */
export function readCsvHeader(names: readonly string[], chosen: ChosenColumns = {}): CsvHeader {
  const keys = names.map(comparable);
  const header: CsvHeader = { at: {}, missing: [], doubled: [], ignored: [] };
  const taken = new Set(Object.values(chosen).filter((place) => place > 0).map((place) => place - 1));
  for (const column of [...CSV_COLUMNS].toReversed()) {
    const place = chosen[column];
    const found = place === undefined ? findColumn(column, keys, taken) : place === 0 ? [] : [place - 1];
    if (found.length > 1) header.doubled.push(...found.map((index) => names[index]!));
    else if (found.length === 1 && names[found[0]!] !== undefined) header.at[column] = found[0]!;
    else if (isNeeded(column, header)) header.missing.unshift(column);
  }
  const imei = keys.findIndex((key, index) => IMEI.has(key) && (index === header.at.serial || !taken.has(index)));
  if (imei >= 0 && chosen.serial !== 0) header.at.imei = imei;
  const used = new Set(Object.values(header.at));
  header.ignored = names.filter((name, index) => name !== '' && !used.has(index));
  return header;
}

/** The places at which a column may be, by its names. */
function findColumn(column: CsvColumn, keys: readonly string[], taken: ReadonlySet<number>): number[] {
  const called = (name: string) =>
    keys.flatMap((key, index) => (key === comparable(name) && !taken.has(index) ? [index] : []));
  const own = called(column);
  if (own.length > 0) return own;
  const found = CSV_COLUMN_NAMES[column].map(called);
  if (column === 'serial') return found.find((places) => places.length > 0) ?? [];
  return [...new Set(found.flat())].toSorted((a, b) => a - b);
}

/** Serial numbers are looked for first, since a list by them needs no quantity. */
function isNeeded(column: CsvColumn, { at }: CsvHeader): boolean {
  return column !== 'serial' && !(column === 'quantity' && at.serial !== undefined);
}

const IMEI = new Set(CSV_COLUMN_NAMES.serial.map(comparable).filter((name) => name.startsWith('imei')));

/** A name without case, blanks, underscores and marks; `#` and `№` are read as numbers are. */
function comparable(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('#', ' no').replace(/[^\p{L}\p{N}]+/gu, '');
}

const SEPARATORS = [',', ';', '\t'] as const;
export type CsvSeparator = (typeof SEPARATORS)[number];

/**
 * What splits the cells of a file, and how many lines stand before the one that names the columns. Spreadsheets say it
 * by `sep=;`; otherwise it is what makes most known columns of the first line, or else the most cells.
 */
export function csvFormOf(text: string): { separator: CsvSeparator; before: number; names: string[] } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/, FIRST_LINES);
  const first = lines.findIndex((line) => line.trim() !== '');
  const said = /^"?sep=([,;\t])"?[,;\s]*$/i.exec(lines[first] ?? '')?.[1] as CsvSeparator | undefined;
  const before = said ? first + 1 : 0;
  const header = lines.slice(before).find((line) => line.trim())?.slice(0, MAX_HEADER_CHARACTERS) ?? '';
  const [best] = (said ? [said] : SEPARATORS).map((separator) => {
    const names = cellsOf(header, separator);
    return { separator, before, names, known: Object.keys(readCsvHeader(names).at).length };
  }).toSorted((a, b) => b.known - a.known || b.names.length - a.names.length);
  return { separator: best!.separator, before, names: best!.names };
}

/** Empty lines may stand above the columns’ names; not many. */
const FIRST_LINES = 20;
const MAX_HEADER_CHARACTERS = 16 * 1024;

/** The cells of one line, quoted or not. */
function cellsOf(line: string, separator: CsvSeparator): string[] {
  const cell = `(?: *"((?:[^"]|"")*)" *|([^${separator}]*))`;
  return [...line.matchAll(new RegExp(`(?:^|${separator})${cell}`, 'g'))]
    .map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
}

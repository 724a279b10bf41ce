import { CSV_COLUMN_NAMES } from '../companies/catalogue.js';

export const CSV_COLUMNS = ['model', 'condition', 'quantity', 'serial'] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** The places of columns that somebody chose, from 1; 0 for one that the file has not. */
export type ChosenColumns = Partial<Record<CsvColumn, number>>;

/** Which cell of a row holds what, and the names of columns that nothing is taken from. */
export interface CsvHeader {
  at: Partial<Record<CsvColumn, number>>;
  missing: CsvColumn[];
  /** The names of columns of which it cannot be said which one is meant. */
  doubled: string[];
  ignored: string[];
}

/**
 * Reads the first line; what was chosen goes before what its names say. A column's own name goes before its synonyms;
 * two synonyms of one column are doubled, but for serial numbers, where the first kind is taken. Where devices are
 * listed by serial number, a row without a quantity is one device, so that the column may be missing.
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

/** A name without case, blanks, underscores and marks; `#` and `№` are read as numbers are. */
function comparable(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('#', ' no').replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The names in a file’s first line, as far as a screen needs them: commas or semicolons, quoted or not. */
export function columnNamesOf(text: string): string[] {
  const [line = ''] = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/, 1);
  return [...line.matchAll(/(?:^|[,;])(?:\s*"((?:[^"]|"")*)"\s*|([^,;]*))/g)]
    .map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
}

import { CSV_COLUMN_NAMES } from '@planet-heroes/contracts/areas/companies/catalogue';

export const CSV_COLUMNS = ['model', 'condition', 'quantity'] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** Which cell of a row holds what, and the names of columns that nothing is taken from. */
export interface CsvHeader {
  at: Partial<Record<CsvColumn, number>>;
  missing: CsvColumn[];
  /** The names of columns of which it cannot be said which one is meant. */
  doubled: string[];
  ignored: string[];
}

/**
 * Reads the first line. A column's own name goes before its synonyms; two synonyms of one column are doubled. Where
 * devices are listed by serial number, a row without a quantity is one device, so that the column may be missing.
 */
export function readCsvHeader(names: readonly string[]): CsvHeader {
  const keys = names.map(comparable);
  const header: CsvHeader = { at: {}, missing: [], doubled: [], ignored: [] };
  const isNameOf = (column: keyof typeof CSV_COLUMN_NAMES) => (key: string) =>
    CSV_COLUMN_NAMES[column].some((name) => comparable(name) === key);
  for (const column of CSV_COLUMNS) {
    const own = keys.flatMap((key, index) => (key === column ? [index] : []));
    const found = own.length > 0 ? own : keys.flatMap((key, index) => (isNameOf(column)(key) ? [index] : []));
    if (found.length > 1) header.doubled.push(...found.map((index) => names[index]!));
    else if (found.length === 1) header.at[column] = found[0]!;
    else if (column !== 'quantity' || !keys.some(isNameOf('serial'))) header.missing.push(column);
  }
  const used = new Set(Object.values(header.at));
  header.ignored = names.filter((name, index) => name !== '' && !used.has(index));
  return header;
}

/** A name without case, blanks, underscores and marks. */
function comparable(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** What the header of a device list may call each column, besides its own name, in the first place; as `comparable` writes it. */
const NAMES = {
  model: ['model', 'device', 'devicemodel', 'modelname', 'product', 'productname'],
  condition: ['condition', 'grade', 'devicecondition', 'cosmeticgrade'],
  quantity: ['quantity', 'qty', 'count', 'units'],
  serial: ['serial', 'serialnumber', 'serialno', 'imei', 'imeinumber', 'imeino', 'imei1'],
} as const;

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
  const isSerial = (key: string) => (NAMES.serial as readonly string[]).includes(key);
  for (const column of CSV_COLUMNS) {
    const own = keys.flatMap((key, index) => (key === column ? [index] : []));
    const found = own.length > 0 ? own : keys.flatMap((key, index) => ((NAMES[column] as readonly string[]).includes(key) ? [index] : []));
    if (found.length > 1) header.doubled.push(...found.map((index) => names[index]!));
    else if (found.length === 1) header.at[column] = found[0]!;
    else if (column !== 'quantity' || !keys.some(isSerial)) header.missing.push(column);
  }
  const used = new Set(Object.values(header.at));
  header.ignored = names.filter((name, index) => name !== '' && !used.has(index));
  return header;
}

/** A name without case, blanks, underscores and marks. */
function comparable(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

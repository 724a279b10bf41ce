import pg from 'pg';

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

/** A 64-bit count as a number. Ids of transactions and rows of the log, which may be greater, are read as text. */
function asNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) && !text.includes('.')) throw new Error(`${text} is too great for a number.`);
  return number;
}

/** How the driver reads values; types that are missing here keep the driver's default. */
export const TYPE_PARSERS: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary'): unknown => {
    if (oid === INT8 || oid === NUMERIC) return asNumber;
    // A day is the same everywhere: as a time it would be another one in another zone.
    return oid === DATE ? (text: string) => text : pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

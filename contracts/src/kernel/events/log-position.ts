/**
 * A place in the log: the writing transaction, then the row within all rows. Both are decimal strings of 64-bit
 * numbers.
 */
export interface LogPosition {
  transactionId: string;
  row: string;
}

/** Negative, zero or positive, as for `Array.prototype.sort`. */
export function compareLogPositions(a: LogPosition, b: LogPosition): number {
  const byTransaction = BigInt(a.transactionId) - BigInt(b.transactionId);
  const difference = byTransaction === 0n ? BigInt(a.row) - BigInt(b.row) : byTransaction;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The position as text for the `Planet-Position` header. */
export function formatLogPosition(position: LogPosition): string {
  return `${position.transactionId}-${position.row}`;
}

/** The position that such a text names. */
export function parseLogPosition(text: string): LogPosition {
  const [transactionId = '0', row = '0'] = text.split('-');
  return { transactionId, row };
}

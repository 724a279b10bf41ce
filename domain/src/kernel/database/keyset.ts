import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';

/** Where a page of a list, newest first, ended: the time and the id of its last row. */
export interface PageEnd {
  time: Date;
  id: string;
}

/** A page of rows of which one more than `limit` was read, and the opaque `after` of the next one; none on the last. */
export function pageOf<R>(
  rows: readonly R[],
  limit: number,
  endOf: (row: R) => PageEnd,
): { page: R[]; next: string | undefined } {
  const page = rows.slice(0, limit);
  return { page, next: rows.length > limit ? asCursor(endOf(page.at(-1)!)) : undefined };
}

function asCursor({ time, id }: PageEnd): string {
  return Buffer.from(JSON.stringify([time.getTime(), id])).toString('base64url');
}

/** Parses a cursor. Throws `invalid_request` for foreign text. */
export function readCursor(cursor: string): PageEnd {
  try {
    const [time, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (Number.isSafeInteger(time) && typeof id === 'string') return { time: new Date(Number(time)), id };
  } catch {
    // Reported below, like any other text.
  }
  throw new AppError('invalid_request', 'after: must be the `next` of the page before.');
}

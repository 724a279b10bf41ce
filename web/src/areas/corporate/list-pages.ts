/** How many rows a list asks for at once. */
export const PAGE_ROWS = 25;
/** As many as one answer may hold. */
const MAX_ROWS = 500;

/** Every page of a list, one after the other. */
export async function allPages<Page extends { next?: string | undefined }>(
  load: (after: string | undefined, limit: number) => Promise<Page>,
): Promise<Page[]> {
  const pages = [await load(undefined, MAX_ROWS)];
  for (let next = pages[0]!.next; next !== undefined; next = pages.at(-1)!.next) {
    pages.push(await load(next, MAX_ROWS));
  }
  return pages;
}

/** Sorted by what changes, a row may have come to the next page since the one before was read. */
export function eachOnce<T extends { id: string }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

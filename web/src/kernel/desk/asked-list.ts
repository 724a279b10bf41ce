/** What an address asks of a list; where it asks for nothing of the own, of what is shown at first. */
export function askedList(query: URLSearchParams, atFirst: Readonly<Record<string, string>>): Record<string, string> {
  const asked = Object.fromEntries(query);
  return isAtFirst(query) ? { ...atFirst, ...asked } : asked;
}

/** Whether an address asks for nothing but a further page. */
export function isAtFirst(query: URLSearchParams): boolean {
  return [...query.keys()].every((name) => name === 'after');
}

/** The state by which alone a list is searched; undefined where it is searched by more, or by other things. */
export function onlyState(query: URLSearchParams): string | undefined {
  return query.size === 1 ? (query.get('status') ?? undefined) : undefined;
}

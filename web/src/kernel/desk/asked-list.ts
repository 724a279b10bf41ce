/**
 * What an address asks of a list; where it asks for nothing of the own, of what is shown at first. An empty value asks
 * for any.
 */
export function askedList(query: URLSearchParams, atFirst: Readonly<Record<string, string>>): Record<string, string> {
  const asked = Object.fromEntries([...query].filter(([, value]) => value !== ''));
  return isAtFirst(query) ? { ...atFirst, ...asked } : asked;
}

/** Whether an address asks for nothing but a further page. */
export function isAtFirst(query: URLSearchParams): boolean {
  return [...query.keys()].every((name) => name === 'after');
}

/** The state by which alone a list is searched; undefined where it is searched by more, or by other things. */
export function onlyState(query: URLSearchParams): string | undefined {
  return query.size === 1 ? (query.get('status') || undefined) : undefined;
}

/**
 * The query for what a filter's fields hold. Other things are searched for in all, not in what was `shown` at first and
 * left so. A query without a word would be the list at first: of the `preset` fields it says any.
 */
export function queryFor(
  given: Readonly<Record<string, string>>,
  shown: Readonly<Record<string, string>>,
  preset: readonly string[],
): URLSearchParams {
  const chosen = Object.entries(given).filter(([, value]) => value !== '');
  const changed = chosen.filter(([name, value]) => shown[name] !== value);
  if (chosen.length === 0) return new URLSearchParams(preset.map((name) => [name, '']));
  return new URLSearchParams(changed.length > 0 ? changed : chosen);
}

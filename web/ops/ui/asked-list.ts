/** What an address asks of a list; where it asks for nothing but a further page, of what is shown at first. */
export function askedList(query: URLSearchParams, atFirst: Readonly<Record<string, string>>): Record<string, string> {
  const asked = Object.fromEntries(query);
  return Object.keys(asked).every((name) => name === 'after') ? { ...atFirst, ...asked } : asked;
}

/**
 * An address of the external store, or of our own page that stands in for it: its base with the parameters that say
 * what is wanted. What is empty is left out.
 */
export function buildStoreLink(base: string, parameters: Readonly<Record<string, string>>): string {
  const [page, kept] = base.split('?');
  const query = new URLSearchParams(kept);
  for (const [name, value] of Object.entries(parameters)) {
    if (value) query.set(name, value);
  }
  return `${page}?${query}`;
}

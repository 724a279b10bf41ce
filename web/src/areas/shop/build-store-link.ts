/**
 * An address of the external store: its base with the parameters that say what is wanted. What is empty is left out.
 */
export function buildStoreLink(base: string, parameters: Readonly<Record<string, string>>): string {
  const address = new URL(base);
  for (const [name, value] of Object.entries(parameters)) {
    if (value) address.searchParams.set(name, value);
  }
  return address.href;
}

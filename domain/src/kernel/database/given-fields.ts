/** The fields that have a value: what a change leaves out stays as it was. */
export function givenFields<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** An empty control means that nothing is told: `undefined` leaves it out, `null` removes what was there. */
export function blankAs<T extends null | undefined>(nothing: T): (value: unknown) => string | T {
  return (value) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : nothing);
}

/** The value of an empty control: `undefined` leaves the field out, `null` removes its value. */
export function blankAs<T extends null | undefined>(nothing: T): (value: unknown) => string | T {
  return (value) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : nothing);
}

/** A friend's name as others see it: the first name, and the initial of the last where there is one. */
export function shortName(name: string): string {
  const [first, ...others] = name.trim().split(/\s+/u);
  const initial = others.at(-1)?.match(/\p{L}/u)?.[0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first!;
}

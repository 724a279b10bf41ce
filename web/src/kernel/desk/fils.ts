/** Typed dirhams in fils; undefined for anything that is not an amount. Blanks and commas do not matter. */
export function filsOf(dirhams: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(dirhams.replaceAll(/[\s,]/g, '')) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

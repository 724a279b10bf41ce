/** Where one hero is shown. */
export function pathOfPerson(heroId: string): string {
  return `/ops/people?id=${encodeURIComponent(heroId)}`;
}

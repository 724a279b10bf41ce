/** Whether any of the texts contains what is searched for, in whatever case; anything does when nothing is. */
export function contains(search: string | undefined, ...texts: (string | null)[]): boolean {
  if (search === undefined) return true;
  const wanted = search.toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(wanted));
}

/** Keeps a name, an account or a code together in a line that may run the other way. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' });

/** What a saved list or paper is called: what it holds, and the day in Dubai. */
export function fileNameOf(...what: (string | undefined)[]): string {
  const parts = ['planet-heroes', ...what.filter(Boolean), day.format(new Date())];
  return parts.join('-').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day as the legal pages write it: August 12, 2025 (spec document 2, section 2). */
export function longDayOf(isoDay: string): string {
  return longDay.format(new Date(isoDay));
}

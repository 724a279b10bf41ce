/** SQL that writes a column's time as ISO 8601 in UTC, null where it is null. */
export function utcText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

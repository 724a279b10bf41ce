import { UsageError } from '@planet-heroes/platform/program';

const ISO = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/** The moment that an option names in ISO 8601, in milliseconds; a day begins in UTC. Throws a UsageError otherwise. */
export function momentOf(option: string, text: string): number {
  const [, day] = ISO.exec(text) ?? [];
  const at = Date.parse(text);
  // Date.parse takes the 31st of any month.
  const isDay = day !== undefined && !Number.isNaN(at) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  if (isDay) return at;
  throw new UsageError(`${option}: "${text}" is not a time. Write 2026-03-01T18:00:00Z, or 2026-03-01 for a day in UTC.`);
}

import { UsageError } from '@planet-heroes/platform/program';

const UNIT_SECONDS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** A length of time such as 31d, 12h, 90m or 45s, in seconds. Throws a UsageError for other text. */
export function seconds(text: string): number {
  const [, count, unit] = text.match(/^(\d+)([smhd])$/) ?? [];
  if (!count || !unit) throw new UsageError(`"${text}" is not a length of time. Write 31d, 12h, 90m or 45s.`);
  return Number(count) * UNIT_SECONDS[unit]!;
}

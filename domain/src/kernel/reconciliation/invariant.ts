import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../database/database.js';

/** What was found of an invariant: how many things were compared, and the first few that break it, in words. */
export interface InvariantResult {
  compared: number;
  broken: readonly string[];
}

/** Something that must hold between tables. */
export interface Invariant {
  name: string;
  /** Whether reward claims wait while it is broken. */
  pausesClaims: boolean;
  check(snapshot: Queryable): Promise<InvariantResult>;
}

/** One thing that was compared: whether it breaks the invariant, and what is said of it then. */
export interface Comparison {
  broken: SqlBool | null;
  words: string;
}

/** How many violations of an invariant are named. */
const NAMED = 5;

/** An invariant of everything that a query compares. Broken it pauses claims, unless `pausingNoClaims` has it. */
export function invariant(name: string, comparisons: (snapshot: Queryable) => Expression<Comparison>): Invariant {
  return {
    name,
    pausesClaims: true,
    async check(snapshot) {
      const { compared, broken } = await snapshot
        .tables<never>()
        .selectFrom(sql<Comparison>`${comparisons(snapshot)}`.as('comparison'))
        .select(({ fn }) => [
          fn.countAll<number>().as('compared'),
          sql<string[] | null>`(array_agg(words) filter (where broken))[1:${sql.lit(NAMED)}]`.as('broken'),
        ])
        .executeTakeFirstOrThrow();
      return { compared, broken: broken ?? [] };
    },
  };
}

/** Invariants that say nothing of points or rewards: no reason to let reward claims wait. */
export function pausingNoClaims(invariants: readonly Invariant[]): Invariant[] {
  return invariants.map((invariant) => ({ ...invariant, pausesClaims: false }));
}

/** A sentence about a row, made in SQL: only the reported ones leave the database. */
export function words(texts: TemplateStringsArray, ...values: readonly Expression<unknown>[]): RawBuilder<string> {
  const parts = texts.flatMap((
    text,
    at,
  ) => [...(text ? [sql.lit(text)] : []), ...(at < values.length ? [values[at]!] : [])]);
  return sql<string>`concat(${sql.join(parts)})`;
}

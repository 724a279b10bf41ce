import type { Queryable } from '../database/database.js';
import { insertRows } from '../database/rows-of.js';
import type { PersonAward } from './person-award.entity.js';

/** Something that a person gets once. */
export interface Award {
  personId: string;
  rule: string;
  cause: string;
  points: number;
  otherHeroId?: string | null | undefined;
}

/** The cause of what is given once and for all. */
export const ONCE = 'once';

type AwardKey = Pick<Award, 'personId' | 'rule' | 'cause'>;

export function awardKey({ personId, rule, cause }: AwardKey): string {
  return JSON.stringify([personId, rule, cause]);
}

/** Notes awards, and returns the keys of those that their persons had not had. The heroes must be locked. */
export async function noteAwards(transaction: Queryable, awards: readonly Award[]): Promise<Set<string>> {
  if (awards.length === 0) return new Set();
  const rows = awards.map(({ otherHeroId = null, ...award }) => ({ ...award, otherHeroId }));
  const columns = { personId: 'text', rule: 'text', cause: 'text', points: 'bigint', otherHeroId: 'text' } as const;
  const noted = await insertRows(transaction.tables<typeof PersonAward>(), 'person_award', rows, columns)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['personId', 'rule', 'cause'])
    .execute();
  return new Set(noted.map(awardKey));
}

/** Which of these awards their persons have had, as `awardKey` names them. */
export async function awardsHad(database: Queryable, keys: readonly AwardKey[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const found = await database.tables<typeof PersonAward>().selectFrom('person_award')
    .select(['personId', 'rule', 'cause'])
    .where('personId', 'in', keys.map(({ personId }) => personId))
    .where('rule', 'in', keys.map(({ rule }) => rule))
    .where('cause', 'in', keys.map(({ cause }) => cause))
    .execute();
  const asked = new Set(keys.map(awardKey));
  return new Set(found.map(awardKey).filter((key) => asked.has(key)));
}

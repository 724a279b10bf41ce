import type { Queryable, Transaction } from '../../kernel/database/database.js';
import type { PersonAward } from '../../kernel/points/person-award.entity.js';
import { noteAwards } from '../../kernel/points/person-awards.js';
import { type HeldAward, type United, uniteAwards } from './unite-awards.js';

/** What a person would have who goes on as one hero with the awards of another, too. */
export async function readUnited(database: Queryable, heroId: string, otherHeroId: string): Promise<United> {
  const rows = await database.tables<typeof PersonAward>().selectFrom('person_award').selectAll()
    .where('personId', 'in', [heroId, otherHeroId]).orderBy('rule').orderBy('cause').execute();
  const sideOf = (id: string) => ({
    heroId: id,
    awards: rows.filter(({ personId }) => personId === id).map((award): HeldAward => ({
      rule: award.rule, cause: award.cause, points: award.points, otherHeroId: award.otherHeroId ?? null,
    })),
  });
  return uniteAwards(sideOf(heroId), sideOf(otherHeroId));
}

/** Gives the united awards to the hero that stays. Both are locked. */
export async function saveUnited(
  transaction: Transaction,
  heroId: string,
  otherHeroId: string,
): Promise<void> {
  // Read again: areas may have noted what they bring along.
  const united = await readUnited(transaction, heroId, otherHeroId);
  await transaction.tables<typeof PersonAward>().deleteFrom('person_award')
    .where('personId', 'in', [heroId, otherHeroId]).execute();
  await noteAwards(transaction, united.awards.map((award) => ({ ...award, personId: heroId })));
}

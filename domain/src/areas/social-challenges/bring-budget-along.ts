import { CHALLENGE_BUDGET_PER_MONTH } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { Reaction } from '../../kernel/areas/area.js';
import type { Queryable } from '../../kernel/database/database.js';
import { movePoints } from '../../kernel/points/move-points.js';
import type { PersonAward } from '../../kernel/points/person-award.entity.js';
import { BUDGET_RULE, budgetLeft } from './challenge-budget.js';

/**
 * A creator's budget goes along when it is merged into another hero, but for months whose budget both were granted: a
 * person has each month's once.
 */
export const bringBudgetAlong: Reaction<'hero.merged'> = async (transaction, events) => {
  for (const { data: { heroId: from, into }, time } of events) {
    const left = await budgetLeft(transaction, from);
    if (left <= 0) continue;
    const amount = left - (await monthsOfBoth(transaction, from, into)) * CHALLENGE_BUDGET_PER_MONTH;
    await movePoints(transaction, [{
      kind: 'bring-budget', heroId: into, with: from, amount, rule: 'merge-budget', cause: `merge:${from}`,
      reason: 'Brought along from another hero', time,
    }]);
  }
};

async function monthsOfBoth(database: Queryable, from: string, into: string): Promise<number> {
  const { months } = await database.tables<typeof PersonAward>().selectFrom('person_award as own')
    .innerJoin('person_award as other', (join) =>
      join.onRef('other.rule', '=', 'own.rule').onRef('other.cause', '=', 'own.cause'))
    .select(({ fn }) => fn.countAll<number>().as('months'))
    .where('own.personId', '=', into).where('other.personId', '=', from).where('own.rule', '=', BUDGET_RULE)
    .executeTakeFirstOrThrow();
  return months;
}

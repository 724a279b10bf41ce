import { UNITS_PER_TARGET } from '@planet-heroes/contracts/areas/social-challenges/challenge-units';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import type { Transaction } from '../../kernel/database/database.js';
import { type Hero, lockHeroes } from '../heroes/heroes.area.js';
import type { LedgerEntry } from '../../kernel/ledger/ledger-entry.entity.js';
import type { Seeds } from '../../kernel/seeds/seeds.js';
import { createChallenge } from './create-challenge.js';
import { endChallenge } from './end-challenge.js';
import { joinChallenges } from './join-challenges.js';
import { lockChallenge } from './lock-challenge.js';
import { recordAdvances } from './record-advances.js';
import { SAMPLE_CHALLENGES, type SampleChallenge } from './sample-challenges.js';

const CAUSE = 'seed';

/** What this area begins with. */
export const SOCIAL_CHALLENGE_SEEDS: Seeds = {
  'sample-social-challenges': {
    for: ['demo'],
    run: async (transaction) => {
      for (const sample of SAMPLE_CHALLENGES) await seedChallenge(transaction, sample);
    },
  },
};

async function seedChallenge(transaction: Transaction, sample: SampleChallenge): Promise<void> {
  const { challengeId, began, duration, participants } = sample;
  const time = 'on' in began ? new Date(began.on) : new Date(Date.now() - began.hoursAgo * HOUR_MS);
  await createChallenge(transaction, { ...sample, cause: CAUSE, time });
  const joins = participants.map(([heroId]) => ({ challengeId, heroId, cause: CAUSE, time }));
  const { outcomes } = await joinChallenges(transaction, joins);
  const refusal = outcomes.find(({ status }) => status === 'refused');
  if (refusal) throw new Error(`Sample challenge ${challengeId}: ${JSON.stringify(refusal)}`);
  const target = sample.targetValue * UNITS_PER_TARGET[sample.challengeType];
  const at = new Date(time.getTime() + HOUR_MS);
  for (const [heroId, amount] of participants) {
    if (amount === 0) continue;
    await lockHeroes(transaction, [heroId]);
    const challenge = await lockChallenge(transaction, challengeId);
    const completed = amount === target;
    const record = () => recordAdvances(transaction, [{ challenge, heroId, amount, completed, cause: CAUSE, at }]);
    await (completed ? outOfOpeningPoints(transaction, heroId, sample.pointsReward, record) : record());
  }
  const expiresAt = new Date(time.getTime() + duration * 24 * HOUR_MS);
  if ('on' in began) await endChallenge(transaction, { challengeId, cause: CAUSE, time: expiresAt });
}

/**
 * What a sample hero was paid is part of the points it is said to have: as much less is its opening balance, and its
 * score and the moment it was reached stay as they are.
 */
async function outOfOpeningPoints(
  transaction: Transaction,
  heroId: string,
  points: number,
  pay: () => Promise<unknown>,
): Promise<void> {
  const tables = transaction.tables<typeof Hero | typeof LedgerEntry>();
  const { scoreReachedAt } = await tables
    .updateTable('hero')
    .set((eb) => ({
      availablePoints: eb('availablePoints', '-', points),
      lifetimePoints: eb('lifetimePoints', '-', points),
      score: eb('score', '-', points),
    }))
    .where('id', '=', heroId)
    .returning('scoreReachedAt')
    .executeTakeFirstOrThrow();
  await tables
    .updateTable('ledger_entry')
    .set((eb) => ({ amount: eb('amount', '-', points) }))
    .where(({ and }) => and({ heroId, rule: 'opening-balance', cause: 'seed' }))
    .execute();
  await pay();
  await tables.updateTable('hero').set({ scoreReachedAt }).where('id', '=', heroId).execute();
}

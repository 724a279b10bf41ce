import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commandsOn } from '../../../../tests/support/commands.js';
import { challengeJoined, challengeOpened } from '../../../../tests/support/dubai-events.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database } from '../../kernel/database/database.js';
import { reconcile } from '../../kernel/reconciliation/reconcile.js';
import { joinHeroes } from '../heroes/join-heroes.js';

/** What an iPhone 15 Pro in good condition prevents, bottles. */
const BOTTLES = 595;

describe('a Dubai challenge whose hero has a trade taken back', () => {
  let database: Database;
  let close: () => Promise<void>;
  let heroId: string;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
    heroId = randomUUID();
    await database.transaction((transaction) =>
      joinHeroes(transaction, [{ heroId, name: 'Layla', cause: heroId, time: new Date() }])
    );
  });
  afterAll(async () => {
    expect((await reconcile(database)).checks.filter(({ holds }) => !holds)).toEqual([]);
    await close();
  });

  const { done, apply } = commandsOn(() => database);
  const joinedChallenge = async (target: number): Promise<string> => {
    const challengeId = randomUUID();
    await apply(challengeOpened({ challengeId, target }), challengeJoined(challengeId, heroId));
    return challengeId;
  };
  const trade = async (): Promise<string> => {
    const { id } = await done('quote-trade-in', { heroId, device: 'iPhone 15 Pro', condition: 'good' }) as { id: string };
    await done('verify-trade', { tradeInId: id });
    return id;
  };
  const progressOf = async (challengeId: string) => {
    const [part] = await database.query<{ progress: number }>(
      'select progress::int as progress from dubai_participation where challenge_id = $1 and hero_id = $2',
      [challengeId, heroId],
    );
    return part!.progress;
  };
  const setBacks = (challengeId: string) =>
    database.query<{ data: object }>(
      `select data from event_log where type = 'dubai_challenge.set_back' and subject = $1`,
      [challengeId],
    );

  it('no longer counts it, keeps what others counted, and leaves what is completed or was joined later', async () => {
    const [open, completed] = [await joinedChallenge(5_000), await joinedChallenge(BOTTLES)];
    const first = await trade();
    const later = await joinedChallenge(5_000);
    await trade();
    expect([await progressOf(open), await progressOf(completed), await progressOf(later)])
      .toEqual([2 * BOTTLES, BOTTLES, BOTTLES]);
    await done('reverse-trade-in', { tradeInId: first, reason: 'Stolen' });
    expect([await progressOf(open), await progressOf(completed), await progressOf(later)])
      .toEqual([BOTTLES, BOTTLES, BOTTLES]);
    expect(await setBacks(open)).toEqual([{ data: { challengeId: open, heroId, taken: BOTTLES } }]);
    expect([await setBacks(completed), await setBacks(later)]).toEqual([[], []]);
  });
});

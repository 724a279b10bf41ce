import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CommandName } from '@planet-heroes/contracts/commands';
import { TEST_SERVICES } from '../../../../tests/support/command-services.js';
import { challengeJoined, challengeOpened } from '../../../../tests/support/dubai-events.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import { runCommand } from '../../kernel/commands/run-command.js';
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

  const run = async (name: CommandName, payload: object) => {
    const id = randomUUID();
    const job = { id, name, payload, scope: 'test', key: id, bodyHash: '', replyTo: 't' };
    const outcome = await runCommand(database, job as never, TEST_SERVICES);
    if (outcome.status !== 'succeeded') throw new Error(JSON.stringify(outcome));
    return outcome.result as { id: string };
  };
  const joinedChallenge = async (target: number): Promise<string> => {
    const challengeId = randomUUID();
    await run('ingest-event', { events: [challengeOpened({ challengeId, target }), challengeJoined(challengeId, heroId)] });
    return challengeId;
  };
  const trade = async (): Promise<string> => {
    const { id } = await run('quote-trade-in', { heroId, device: 'iPhone 15 Pro', condition: 'good' });
    await run('verify-trade', { tradeInId: id });
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
    await run('reverse-trade-in', { tradeInId: first, reason: 'Stolen' });
    expect([await progressOf(open), await progressOf(completed), await progressOf(later)])
      .toEqual([BOTTLES, BOTTLES, BOTTLES]);
    expect(await setBacks(open)).toEqual([{ data: { challengeId: open, heroId, taken: BOTTLES } }]);
    expect([await setBacks(completed), await setBacks(later)]).toEqual([[], []]);
  });
});

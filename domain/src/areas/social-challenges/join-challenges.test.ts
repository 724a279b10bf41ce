import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Client } from 'pg';
import type { CommandJob } from '@planet-heroes/contracts/commands';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { TEST_SERVICES } from '../../../../tests/support/command-services.js';
import { tradeVerified } from '../../../../tests/support/events.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import { runCommand, runTogether } from '../../kernel/commands/run-command.js';
import type { Database } from '../../kernel/database/database.js';
import { reconcile } from '../../kernel/reconciliation/reconcile.js';
import { joinHeroes } from '../heroes/join-heroes.js';
import { createChallenge } from './create-challenge.js';
import { joinChallenges } from './join-challenges.js';

/** Commands of a batch go by the real time, so that the challenges are open then. */
const NOW = new Date();
const HEROES = Array.from({ length: 20 }, (_, index) => `joiner-${String(index).padStart(2, '0')}`);
const FORM = {
  title: 'Sea', description: 'Bottles stay out.', challengeType: 'bottles_prevented', targetValue: 2000, duration: 7,
  pointsReward: 50,
} as const;

describe('joining social challenges together', () => {
  let database: Database;
  let close: () => Promise<void>;
  let challengeId: string;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
    await database.transaction((transaction) =>
      joinHeroes(transaction, HEROES.map((heroId) => ({ heroId, name: heroId, cause: heroId, time: NOW }))),
    );
  });
  beforeEach(async () => {
    challengeId = await challengeFor(3);
  });
  afterAll(async () => {
    expect((await reconcile(database)).checks.filter(({ holds }) => !holds)).toEqual([]);
    await close();
  });

  const challengeFor = async (participantLimit: number) => {
    const id = randomUUID();
    await database.transaction((transaction) =>
      createChallenge(transaction, {
        ...FORM, challengeId: id, creatorId: HEROES[0]!, participantLimit, cause: id, time: NOW,
      }),
    );
    return id;
  };
  const joinOf = (heroId: string, id = challengeId) => ({ challengeId: id, heroId, cause: randomUUID(), time: NOW });
  const join = async (...joins: ReturnType<typeof joinOf>[]) => {
    const { outcomes } = await database.transaction((transaction) => joinChallenges(transaction, joins));
    return outcomes.map((outcome) => (outcome.status === 'refused' ? outcome.error.code : 'joined'));
  };
  const participants = async (id = challengeId) => {
    const [row] = await database.query<{ counted: number; seats: number }>(
      `select current_participants as counted,
              (select count(*)::int from social_participation where challenge_id = id) as seats
         from social_challenge where id = $1`,
      [id],
    );
    return row;
  };
  const logged = async (id = challengeId) =>
    (await database.query<{ line: string }>(
      `select type || ' ' || coalesce(data ->> 'heroId', '') as line from event_log
        where (subject = $1 and type <> 'social_challenge.created') or cause = 'challenge:' || $1
        order by transaction_id, row_number`,
      [id],
    )).map(({ line }) => line.trim());

  it('gives the last seats to those who came first, and refuses each of the others separately', async () => {
    const [first, second, third, fourth] = HEROES as [string, string, string, string];
    expect(
      await join(
        joinOf(first), joinOf('nobody'), joinOf(first), joinOf(second, 'no-such'), joinOf(second), joinOf(third),
        joinOf(fourth),
      ),
    ).toEqual(['joined', 'unknown_hero', 'already_joined', 'unknown_challenge', 'joined', 'joined', 'challenge_full']);
    expect(await participants()).toEqual({ counted: 3, seats: 3 });
    expect(await logged()).toEqual([first, second, third].map((heroId) => `social_challenge.joined ${heroId}`));
  });

  it('never seats more than there are seats, however many batches come at once', async () => {
    const batches = HEROES.map((heroId, turn) => join(joinOf(heroId), joinOf(HEROES.at(turn - 10)!)));
    const codes = (await Promise.all(batches)).flat();
    expect(codes.filter((code) => code === 'joined')).toHaveLength(3);
    expect(await participants()).toEqual({ counted: 3, seats: 3 });
  });

  it('does not lock batches against each other that come through heroes and challenges crosswise', async () => {
    const ids = await Promise.all([20, 20, 20].map(challengeFor));
    const ways = [HEROES, HEROES.toReversed()];
    const batches = Array.from({ length: 8 }, (_, turn) => {
      const way = turn % 4 < 2 ? ids : ids.toReversed();
      return join(...ways[turn % 2]!.flatMap((heroId) => way.map((id) => joinOf(heroId, id))));
    });
    const codes = (await Promise.all(batches)).flat();
    expect(codes.filter((code) => code === 'joined')).toHaveLength(60);
    expect(codes.filter((code) => code === 'already_joined')).toHaveLength(420);
    for (const id of ids) expect(await participants(id)).toEqual({ counted: 20, seats: 20 });
  });

  it('takes as many statements for many as for one', async () => {
    const statements = async (...joins: ReturnType<typeof joinOf>[]) => {
      const client = await (await database.pool()).connect();
      const sent = jest.spyOn(Object.getPrototypeOf(client) as Client, 'query');
      client.release();
      try {
        expect(new Set(await join(...joins))).toEqual(new Set(['joined']));
        return sent.mock.calls.length;
      } finally {
        sent.mockRestore();
      }
    };
    const one = await statements(joinOf(HEROES[0]!));
    const other = await challengeFor(20);
    expect(one).toBeGreaterThan(5);
    expect(await statements(...HEROES.map((heroId) => joinOf(heroId, other)))).toBe(one);
  });

  it('writes what each led to behind it, where their trades were there before', async () => {
    // Heroes of their own: a trade that has completed another challenge brings no second reward.
    const [one, two, three] = ['trader-1', 'trader-2', 'trader-3'] as const;
    await database.transaction((transaction) =>
      joinHeroes(transaction, [one, two, three].map((heroId) => ({ heroId, name: heroId, cause: heroId, time: NOW }))),
    );
    // Each trade prevents 1,240 bottles: two reach the target of 2,000.
    const trades = [one, one, two, three, three].map((heroId) =>
      tradeVerified({ heroId }, { time: new Date(NOW.getTime() + HOUR_MS).toISOString() }),
    );
    await run('ingest-event', { events: trades }, 'operator');
    expect(await join(joinOf(one), joinOf(two), joinOf(three))).toEqual(['joined', 'joined', 'joined']);
    const completed = (heroId: string) => [
      `social_challenge.joined ${heroId}`,
      `social_challenge.progressed ${heroId}`,
      `social_challenge.completed ${heroId}`,
      `points.earned ${heroId}`,
    ];
    expect(await logged()).toEqual([
      ...completed(one),
      `social_challenge.joined ${two}`,
      `social_challenge.progressed ${two}`,
      ...completed(three),
    ]);
  });

  it('answers each command of a batch with the challenge as its own hero sees it', async () => {
    const [, , , , mine, theirs] = HEROES as [string, string, string, string, string, string];
    const jobs = [mine, 'nobody', theirs].map((heroId) => job('join-social-challenge', { challengeId, heroId }, heroId));
    const settled = await runTogether(database, jobs, TEST_SERVICES);
    expect(settled).toMatchObject([
      { value: { result: { id: challengeId, currentParticipants: 2, userParticipation: { status: 'active' } } } },
      { value: { status: 'refused', error: { code: 'unknown_hero' } } },
      { value: { result: { id: challengeId, currentParticipants: 2, userParticipation: { status: 'active' } } } },
    ]);
  });

  const job = (name: string, payload: unknown, scope: string) => {
    const id = randomUUID();
    return { id, name, payload, scope, key: id, bodyHash: '', replyTo: '' } as CommandJob;
  };
  const run = async (name: string, payload: unknown, scope: string) => {
    const outcome = await runCommand(database, job(name, payload, scope), TEST_SERVICES);
    if (outcome.status !== 'succeeded') throw new Error(outcome.status);
  };
});

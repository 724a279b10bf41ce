import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { MissionsProjection } from '@planet-heroes/backend/areas/missions/missions.projection';
import { LOG_EVENT_DATA } from '@planet-heroes/contracts/log-events';
import type { CommandJob } from '@planet-heroes/contracts/commands';
import { runCommand } from '@planet-heroes/domain/kernel/commands/run-command';
import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { TEST_SERVICES } from '../../support/command-services.js';
import { missionEvent, missionOpened, SPONSORSHIP } from '../../support/mission-events.js';
import { openTestDatabase } from '../../support/test-database.js';

describe('a partner’s day, ingested', () => {
  const day = [
    missionOpened('m1', 300_000, { openingFunding: 100_000, targetZone: 'Dubai Suburbs' }),
    missionOpened('m2', 500_000, { status: 'active' }),
    missionEvent('sponsorship.submitted', { ...SPONSORSHIP, sponsorshipId: 's1', missionId: 'm1', amount: 120_000 }),
    missionEvent('sponsorship.submitted', {
      ...SPONSORSHIP,
      sponsorshipId: 's2',
      missionId: 'm1',
      amount: 80_000,
      sponsorId: 'sponsor-al-noor-solar',
      isAnonymous: true,
    }),
    missionEvent('sponsorship.submitted', {
      ...SPONSORSHIP,
      sponsorshipId: 's3',
      missionId: 'm2',
      amount: 90_000,
      message: null,
    }),
    missionEvent('sponsorship.decided', { sponsorshipId: 's1', decision: 'approve' }),
    missionEvent('sponsorship.decided', { sponsorshipId: 's3', decision: 'review', reason: 'Please call them.' }),
    missionEvent('sponsorship.decided', { sponsorshipId: 's2', decision: 'approve' }),
    missionEvent('sponsorship.decided', { sponsorshipId: 's3', decision: 'decline', reason: 'Not this time.' }),
    missionEvent('mission.completed', { missionId: 'm1' }),
  ];
  const opened: { database: Database; close(): Promise<void> }[] = [];
  afterAll(() => Promise.all(opened.map(({ close }) => close())));

  const send = async (database: Database, events: unknown[]) => {
    const id = randomUUID();
    const job = {
      id,
      name: 'ingest-event',
      payload: { events },
      scope: 'operator',
      key: id,
      bodyHash: '',
      replyTo: '',
    };
    const outcome: any = await runCommand(database, job as unknown as CommandJob, TEST_SERVICES);
    return outcome.result.results.map(({ status, error }: any) => error?.code ?? status);
  };
  const hashOf = async (database: Database) => {
    const projection = new MissionsProjection();
    await projection.load(database);
    return projection.hash();
  };

  const afterTheDay = async () => {
    const test = await openTestDatabase();
    opened.push(test);
    expect(new Set(await send(test.database, day))).toEqual(new Set(['applied']));
    return test;
  };

  it('leads to the same hash on every machine, once or twice, in one batch or one by one', async () => {
    const hashes = [];
    for (const size of [1, 3, day.length]) {
      const test = await openTestDatabase();
      opened.push(test);
      for (let turn = 0; turn < 2; turn++) {
        for (let at = 0; at < day.length; at += size) {
          const outcomes = await send(test.database, day.slice(at, at + size));
          expect(new Set(outcomes)).toEqual(new Set([turn === 0 ? 'applied' : 'duplicate']));
        }
      }
      hashes.push(await hashOf(test.database));
    }
    expect(new Set(hashes).size).toBe(1);
    const rows = await opened[0]!.database.query(
      `select id, status, current_funding::int as funding from sponsored_mission where id in ('m1', 'm2') order by id`,
    );
    expect(rows).toEqual([{ id: 'm1', status: 'completed', funding: 300_000 }, {
      id: 'm2',
      status: 'active',
      funding: 0,
    }]);
    expect(await opened[0]!.database.query(`select from scheduled_command where name = 'review-sponsorship'`)).toEqual(
      [],
    );
  });

  it('is folded from the log to what the tables say', async () => {
    const { database } = await afterTheDay();
    const projection = new MissionsProjection();
    const seeded = await openTestDatabase();
    opened.push(seeded);
    await projection.load(seeded.database);
    for (
      const { type, data } of await database.query<any>(
        'select type, data from event_log order by transaction_id, row_number',
      )
    ) {
      projection.apply(
        { type, data: LOG_EVENT_DATA[type as 'mission.opened'].parse(data), time: '2026-01-01T00:00:00Z' } as never,
      );
    }
    expect(projection.hash()).toBe(await hashOf(database));
  });

  it('is refused where it cannot be, and leaves no trace', async () => {
    const { database } = await afterTheDay();
    const before = await hashOf(database);
    const outcomes = await send(database, [
      missionOpened('m1', 5),
      missionOpened('m9', 100, { openingFunding: 200 }),
      missionOpened('m9', 100, { openingFunding: 100 }),
      missionEvent('mission.completed', { missionId: 'm1' }),
      missionEvent('mission.completed', { missionId: 'mission-school-refill' }),
      missionEvent('mission.completed', { missionId: 'nowhere' }),
      missionEvent('sponsorship.submitted', { ...SPONSORSHIP, sponsorshipId: 's1' }),
      missionEvent('sponsorship.submitted', { ...SPONSORSHIP, sponsorshipId: 's4', sponsorId: 'nobody' }),
      missionEvent('sponsorship.submitted', { ...SPONSORSHIP, sponsorshipId: 's4', missionId: 'm1' }),
      missionEvent('sponsorship.decided', { sponsorshipId: 's1', decision: 'decline' }),
      missionEvent('sponsorship.decided', { sponsorshipId: 's4', decision: 'approve' }),
    ]);
    expect(outcomes).toEqual([
      'already_exists',
      'invalid_request',
      'invalid_request',
      'illegal_transition',
      'illegal_transition',
      'unknown_mission',
      'already_exists',
      'unknown_sponsor',
      'mission_closed',
      'illegal_transition',
      'unknown_sponsorship',
    ]);
    expect(await hashOf(database)).toBe(before);
  });
});

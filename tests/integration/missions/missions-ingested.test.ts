import { afterAll, describe, expect, it } from '@jest/globals';
import { MissionsProjection } from '@planet-heroes/backend/areas/missions/missions.projection';
import { LOG_EVENT_DATA } from '@planet-heroes/contracts/log-events';
import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { commandsOn } from '../../support/commands.js';
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

  const send = (database: Database, events: unknown[]) => commandsOn(() => database).ingest(...events);
  const hashOf = async (database: Database) => {
    const projection = new MissionsProjection();
    await projection.load(database);
    return projection.hash();
  };

  const openedDatabase = async () => {
    const test = await openTestDatabase();
    opened.push(test);
    return test;
  };
  const afterTheDay = async () => {
    const test = await openedDatabase();
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

  it('is written as it came, and decided in the partner’s name', async () => {
    const { database } = await afterTheDay();
    const [mission] = await database.query<any>(`select * from sponsored_mission where id = 'm1'`);
    expect(mission).toMatchObject({
      title: 'Mission m1', description: 'One line\nand another.', category: 'water', target_zone: 'Dubai Suburbs',
      opening_status: 'funding', opening_funding: 100_000, funding_goal: 300_000, points_reward: 100,
      opened_at: new Date(day[0]!.time),
    });
    const sponsorships = await database.query<any>(
      `select * from mission_sponsorship where id in ('s1', 's2', 's3') order by id`,
    );
    const told = { mission_id: 'm1', tier_id: 'supporter', submitted_at: new Date(day[2]!.time), hero_id: null };
    const decided = { decided_by: 'partner', decided_at: new Date(day[5]!.time) };
    expect(sponsorships).toMatchObject([
      { ...told, ...decided, amount: 120_000, sponsor_id: 'demo-sponsor', is_anonymous: false, state: 'approved', reason: null },
      { ...told, ...decided, amount: 80_000, sponsor_id: 'sponsor-al-noor-solar', is_anonymous: true, state: 'approved' },
      { ...told, ...decided, mission_id: 'm2', amount: 90_000, message: null, state: 'declined', reason: 'Not this time.' },
    ]);
  });

  it('leaves who decides open while a sponsorship is looked at', async () => {
    const { database } = await openedDatabase();
    await send(database, [
      missionEvent('sponsorship.submitted', { ...SPONSORSHIP, sponsorshipId: 's1' }),
      missionEvent('sponsorship.decided', { sponsorshipId: 's1', decision: 'review', reason: 'Please call them.' }),
    ]);
    expect(await database.query(`select state, reason, decided_by, decided_at from mission_sponsorship where id = 's1'`))
      .toEqual([{ state: 'in_review', reason: 'Please call them.', decided_by: null, decided_at: null }]);
  });

  it('funds a mission whose work has begun to its goal, and nothing that is completed meanwhile', async () => {
    const { database } = await openedDatabase();
    const submitted = (sponsorshipId: string, missionId: string) =>
      missionEvent('sponsorship.submitted', { ...SPONSORSHIP, sponsorshipId, missionId, amount: 100_000 });
    const approved = (sponsorshipId: string) => missionEvent('sponsorship.decided', { sponsorshipId, decision: 'approve' });
    const outcomes = await send(database, [
      missionOpened('begun', 100_000, { status: 'active' }), submitted('s1', 'begun'), approved('s1'),
      missionOpened('over', 100_000, { status: 'active' }), submitted('s2', 'over'),
      missionEvent('mission.completed', { missionId: 'over' }), approved('s2'),
    ]);
    expect(outcomes).toEqual([...Array<string>(6).fill('applied'), 'mission_closed']);
    expect(await database.query(
      `select id, status, current_funding::int as funding from sponsored_mission where id in ('begun', 'over') order by id`,
    )).toEqual([{ id: 'begun', status: 'active', funding: 100_000 }, { id: 'over', status: 'completed', funding: 0 }]);
    expect(await database.query(`select from event_log where type = 'mission.funded'`)).toEqual([]);
    expect(await database.query(`select state from mission_sponsorship where id = 's2'`)).toEqual([{ state: 'submitted' }]);
  });

  it.each(['AL NOOR SOLAR has no budget left.', 'No budget: sponsor-al-noor-solar'])(
    'gives no reason that names who stays anonymous: %s',
    async (reason) => {
      const { database } = await openedDatabase();
      const outcomes = await send(database, [
        missionEvent('sponsorship.submitted', {
          ...SPONSORSHIP, sponsorshipId: 's1', sponsorId: 'sponsor-al-noor-solar', isAnonymous: true,
        }),
        missionEvent('sponsorship.decided', { sponsorshipId: 's1', decision: 'decline', reason }),
      ]);
      expect(outcomes).toEqual(['applied', 'invalid_request']);
    },
  );
});

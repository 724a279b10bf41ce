import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commandsOn } from '../../../../tests/support/commands.js';
import { findInTables } from '../../../../tests/support/find-text.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database } from '../../kernel/database/database.js';
import { readOperatorSponsorships } from './read-sponsorships.js';

const MISSION = 'mission-school-refill';

describe('a sponsorship', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
  });
  afterAll(() => close());

  const { run } = commandsOn(() => database);
  const submit = async (change: object = {}) =>
    run('submit-sponsorship', {
      missionId: MISSION, tierId: 'supporter', amount: 50_000, isAnonymous: false, sponsorId: 'demo-sponsor',
      byOperator: false, ...change,
    });
  const submitted = async (change: object = {}) => ((await submit(change)) as { result: { id: string } }).result.id;
  const eventsOf = async (id: string) =>
    (await database.query<{ type: string }>(
      'select type from event_log where subject = $1 order by transaction_id, row_number',
      [id],
    )).map(({ type }) => type);

  it('loses its message to support, everywhere and once', async () => {
    const sponsorshipId = await submitted({ message: 'zz-insult' });
    expect(await findInTables(database, ['zz-insult'])).not.toEqual([]);
    const remove = () => run('remove-sponsorship-message', { sponsorshipId, reason: 'offensive' });
    expect(await remove()).toEqual({ result: { sponsorshipId } });
    expect(await findInTables(database, ['zz-insult'])).toEqual([]);
    expect(await remove()).toEqual({ result: { sponsorshipId } });
    expect((await eventsOf(sponsorshipId)).filter((type) => type === 'sponsorship.message_removed')).toHaveLength(1);
  });

  it('is paid once, and only when it is approved', async () => {
    const sponsorshipId = await submitted({ message: 'zz-secret' });
    const byOperator = { scope: 'operator' };
    const pay = () => run('pay-sponsorship', { sponsorshipId, reference: 'ENBD-9' }, byOperator);
    const isAwaited = async () => {
      const { sponsorships } = await readOperatorSponsorships(database, { payment: 'awaited', limit: 200 });
      return sponsorships.some(({ id }) => id === sponsorshipId);
    };
    expect(await pay()).toEqual({ code: 'illegal_transition' });
    expect(await isAwaited()).toBe(false);
    await run('decide-sponsorship', { sponsorshipId, decision: 'approve', reason: 'Agreed' }, byOperator);
    expect(await isAwaited()).toBe(true);
    expect(await pay()).toMatchObject({ result: { paymentReference: 'ENBD-9', paidAt: expect.any(String) } });
    expect(await isAwaited()).toBe(false);
    expect(await pay()).toEqual({ code: 'illegal_transition' });
    expect((await eventsOf(sponsorshipId)).filter((type) => type === 'sponsorship.paid')).toHaveLength(1);
    await run('remove-sponsorship-message', { sponsorshipId, reason: 'offensive' });
    expect(await findInTables(database, ['zz-secret'])).toEqual([]);
  });

  it('without a message has none to lose', async () => {
    const sponsorshipId = await submitted();
    await run('remove-sponsorship-message', { sponsorshipId, reason: 'offensive' });
    expect(await eventsOf(sponsorshipId)).not.toContain('sponsorship.message_removed');
  });

  it('that nobody knows is refused, and so is one of an unknown mission, tier or sponsor', async () => {
    const sponsorshipId = 'nothing';
    expect(await run('remove-sponsorship-message', { sponsorshipId, reason: 'offensive' }))
      .toEqual({ code: 'unknown_sponsorship' });
    expect(await run('review-sponsorship', { sponsorshipId })).toEqual({ code: 'unknown_sponsorship' });
    expect(await run('decide-sponsorship', { sponsorshipId, decision: 'approve', reason: 'Agreed' })).toEqual({ code: 'unknown_sponsorship' });
    for (const [change, code] of [
      [{ missionId: 'nothing' }, 'unknown_mission'],
      [{ tierId: 'nothing' }, 'unknown_tier'],
    ] as const) expect(await submit(change)).toEqual({ code });
    expect(await submit({ sponsorId: 'nothing', byOperator: true })).toEqual({ code: 'unknown_sponsor' });
  });

  it('takes the tier’s bounds, both included, and no more', async () => {
    const [tier] = await database.query<{ min: number; max: number }>(
      `select min_amount::int as min, max_amount::int as max from sponsorship_tier where id = 'supporter'`,
    );
    const { min, max } = tier!;
    expect(await submit({ amount: min - 1 })).toEqual({ code: 'invalid_amount' });
    expect(await submit({ amount: min })).toHaveProperty('result');
    expect(await submit({ amount: max })).toHaveProperty('result');
    expect(await submit({ amount: max + 1 })).toEqual({ code: 'invalid_amount' });
  });

  it('of the public waits for the desk, and one that an operator sends is approved by the policy', async () => {
    const review = async (change: object) => run('review-sponsorship', { sponsorshipId: await submitted(change) });
    expect(await review({})).toMatchObject({ result: { state: 'in_review' } });
    expect(await review({ sponsorId: 'sponsor-al-noor-solar', byOperator: true }))
      .toMatchObject({ result: { state: 'approved' } });
  });

  it('is not taken by a mission that is completed', async () => {
    const waiting = await submitted();
    await database.query(`update sponsored_mission set status = 'completed' where id = $1`, [MISSION]);
    expect(await submit()).toEqual({ code: 'mission_closed' });
    expect(await run('decide-sponsorship', { sponsorshipId: waiting, decision: 'approve', reason: 'Agreed' }))
      .toEqual({ code: 'mission_closed' });
    expect(await run('complete-mission', { missionId: 'nothing' })).toEqual({ code: 'unknown_mission' });
  });
});

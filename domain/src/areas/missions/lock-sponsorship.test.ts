import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SPONSORSHIP } from '../../../../tests/support/mission-events.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import { lockSponsorship } from './lock-sponsorship.js';
import { submitSponsorship } from './submit-sponsorship.js';

describe('a sponsorship that is locked', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  const submit = (sponsorshipId: string) =>
    opened.database.transaction((transaction) =>
      submitSponsorship(transaction, {
        ...SPONSORSHIP, sponsorshipId, byOperator: false, cause: sponsorshipId, time: new Date(),
      }), { bound: { ms: 5_000, owner: 'submit-sponsorship' } });

  it('comes with what decides about it, and keeps nobody from sponsoring the same mission in the same name', async () => {
    await submit('first');
    await opened.database.transaction(async (transaction) => {
      const { mission, sponsor, tier } = await lockSponsorship(transaction, 'first');
      expect([mission.id, sponsor.id, tier.id])
        .toEqual([SPONSORSHIP.missionId, SPONSORSHIP.sponsorId, SPONSORSHIP.tierId]);
      expect(await submit('second')).toEqual(expect.any(String));
    });
  });
});

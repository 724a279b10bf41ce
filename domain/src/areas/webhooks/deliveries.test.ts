import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commandsOn } from '../../../../tests/support/commands.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';

describe('removing old records', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase('demo');
  });
  afterAll(() => opened.close());

  it('takes ended webhook deliveries of long ago, with their attempts, and no other', async () => {
    const { database } = opened;
    await database.query('delete from webhook_attempt');
    await database.query('delete from webhook_delivery');
    for (
      const [id, state, age] of [['old', 'failed', '91 days'], ['old-but-pending', 'pending', '91 days'], [
        'recent',
        'delivered',
        '89 days',
      ]]
    ) {
      await database.query(
        `insert into webhook_delivery (id, company_id, type, body, state, created_at) values ($1, 'demo-company', 'quote.approved', '{}', $2, now() - $3::interval)`,
        [id, state, age],
      );
      await database.query(
        'insert into webhook_attempt (delivery_id, number, attempted_at, duration_ms) values ($1, 1, now(), 5)',
        [id],
      );
    }
    await commandsOn(() => database).done('remove-old-records', {});
    const left = ['old-but-pending', 'recent'].map((id) => ({ id }));
    expect(await database.query('select id from webhook_delivery order by id')).toEqual(left);
    expect(await database.query('select delivery_id as id from webhook_attempt order by id')).toEqual(left);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SERVICES } from '../../../../tests/support/command-services.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import { runCommand } from '../../kernel/commands/run-command.js';

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
    const job = {
      id: 'c',
      name: 'remove-old-records',
      payload: {},
      scope: 's',
      key: 'k',
      bodyHash: '',
      replyTo: 'n',
    } as const;
    expect(await runCommand(database, job, TEST_SERVICES)).toMatchObject({ status: 'succeeded' });
    const left = ['old-but-pending', 'recent'].map((id) => ({ id }));
    expect(await database.query('select id from webhook_delivery order by id')).toEqual(left);
    expect(await database.query('select delivery_id as id from webhook_attempt order by id')).toEqual(left);
  });
});

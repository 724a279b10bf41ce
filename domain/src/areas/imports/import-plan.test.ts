import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CommandJob } from '@planet-heroes/contracts/commands';
import { TEST_SERVICES } from '../../../../tests/support/command-services.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import { runCommand } from '../../kernel/commands/run-command.js';
import { takeDueCommands } from '../../kernel/schedule/take-due-commands.js';
import { keepUpload } from './start-import.js';

/** Far above what a step takes on a busy machine, far below the 17 s of looking up each row separately. */
const STEP_BOUND_MS = 2_000;

describe('an import into a table that was analysed while it was small', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase();
    const { database } = opened;
    await database.query(
      `insert into company (id, name, industry, website, address, phone, email, vat_number, trade_number, verified, notifications, created_at)
      values ('gulf', 'Gulf', 'other', '', '', '', 'it@gulf.example', '', '', true, '{}', now())`,
    );
    for (const table of ['csv_import_row', 'order_device'])
      await database.query(`alter table ${table} set (autovacuum_enabled = off)`);
  });
  afterAll(() => opened.close());

  const run = async (job: Omit<CommandJob, 'scope' | 'bodyHash' | 'replyTo'> & Partial<CommandJob>) => {
    const started = performance.now();
    const outcome = await runCommand(
      opened.database,
      { scope: 'test', bodyHash: '', replyTo: 'test', ...job } as CommandJob,
      TEST_SERVICES,
    );
    expect(outcome).toMatchObject({ status: 'succeeded' });
    return { ms: performance.now() - started, result: (outcome as { result: Record<string, unknown> }).result };
  };
  const importRows = async (key: string, rows: readonly string[]) => {
    const content = ['model,condition,quantity', ...rows].join('\n');
    const uploadId = await keepUpload(opened.database, { companyId: 'gulf', content, key });
    const { ms, result } = await run({ id: key, key, name: 'start-import', payload: { uploadId, companyId: 'gulf' } });
    const steps = [ms];
    for (;;) {
      const due = (await takeDueCommands(opened.database, 100)).filter(({ name }) => name === 'check-import-rows');
      if (due.length === 0) break;
      for (const job of due) steps.push((await run(job)).ms);
    }
    const [done] = await opened.database.query<{ state: string; accepted: number; refused: number; quote_id: string }>(
      'select state, accepted, refused, quote_id from csv_import where id = $1', [result.id],
    );
    return { ...done!, longest: Math.max(...steps) };
  };

  it('keeps every transaction short, however many rows the file has', async () => {
    expect(await importRows('small', ['iphone-13,good,1'])).toMatchObject({ state: 'completed', accepted: 1 });
    await opened.database.query('analyze csv_import_row');
    const large = await importRows(
      'large',
      Array.from({ length: 5_000 }, (_, row) => `iphone-13,good,${row < 4_000 ? 2 : 3}`),
    );
    // 4,000 rows of two are 8,000 devices; 666 rows of three more fit into 10,000.
    expect(large).toMatchObject({ state: 'completed', accepted: 4_666, refused: 334 });
    expect(large.longest).toBeLessThan(STEP_BOUND_MS);
  });

  it('moves the devices of a large order as quickly', async () => {
    const { database } = opened;
    const order = (id: string, count: number) => [
      `insert into quote (id, company_id, company_name, contact_name, email, phone, urgency, source, device_count, devices, state, bonus_percent,
         price_fils, payment_terms_days, requested_at, response_due_at, order_id)
       values ('Q-${id}', 'gulf', 'Gulf', 'A', 'a@gulf.example', '+9715', 'week', 'form', ${count}, 'iPhones', 'accepted', 0, 100, 30, now(), now(), 'PO-${id}')`,
      `insert into purchase_order (id, quote_id, company_id, company_name, contact_person, device_count, devices, total_fils, state, payment_state,
         payment_terms_days, created_at, expected, pickup_date)
       values ('PO-${id}', 'Q-${id}', 'gulf', 'Gulf', 'A', ${count}, 'iPhones', 100, 'processing', 'pending', 30, now(), ${count}, '2026-12-01')`,
      `insert into order_device (order_id, number, model, stage, changed_at) select 'PO-${id}', number, 'iphone-13', 'expected', now() from generate_series(1, ${count}) as number`,
    ];
    for (const sql of order('SMALL', 1)) await database.query(sql);
    await database.query('analyze order_device');
    for (const sql of order('LARGE', 10_000)) await database.query(sql);
    const { ms } = await run({
      id: 'advance',
      key: 'advance',
      name: 'advance-devices',
      payload: { orderId: 'PO-LARGE', stage: 'received', count: 10_000 },
    });
    expect(await database.query(`select received from purchase_order where id = 'PO-LARGE'`)).toEqual([{
      received: 10_000,
    }]);
    expect(ms).toBeLessThan(STEP_BOUND_MS);
  });
});

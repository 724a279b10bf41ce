import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DEMO_COMPANY_ID, DEMO_IMPORT_LIMITS, IMPORTS_KEPT } from '@planet-heroes/contracts/areas/companies/catalogue';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { commandsOn } from '../../../../tests/support/commands.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database } from '../../kernel/database/database.js';
import { listImports, readImport } from './read-imports.js';
import { removeOldImports } from './remove-old-imports.js';
import { dropUpload, keepUpload } from './start-import.js';

describe('a list of devices', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
    await database.query(
      `insert into company (id, name, industry, website, address, phone, email, vat_number, trade_number, verified, notifications, created_at)
       values ('gulf', 'Gulf', 'other', '', '', '', 'it@gulf.example', '', '', true, '{}', now())`,
    );
  });
  afterAll(() => close());
  beforeEach(async () => {
    for (const table of ['csv_import_row', 'csv_import', 'csv_upload']) await database.query(`delete from ${table}`);
  });

  const { run, outcomeOf } = commandsOn(() => database);
  const upload = (companyId = 'gulf', content = 'model,condition,quantity\niphone-13,good,2\nnokia,good,1\niphone-13,fair,1') =>
    keepUpload(database, { companyId, content, key: randomUUID() });
  const start = async (companyId = 'gulf') => {
    const answer = await run('start-import', { uploadId: await upload(companyId), companyId });
    return (answer as { result: { id: string } }).result.id;
  };
  const check = (importId: string) => run('check-import-rows', { importId, from: 1, to: 250 });
  /** An import as if it had begun so long ago. */
  const begun = async (hours: number, companyId = 'gulf', state = 'completed') => {
    const id = `IMP-${randomUUID()}`;
    await database.query(
      `insert into csv_import (id, company_id, state, row_count, created_at) values ($1, $2, $3, 1, $4)`,
      [id, companyId, state, new Date(Date.now() - hours * HOUR_MS)],
    );
    await database.query(
      `insert into csv_import_row (import_id, number, line, cells, state) values ($1, 1, 2, '{}', 'pending')`, [id],
    );
    return id;
  };
  const uploads = async () => (await database.query('select id from csv_upload')).length;

  it('is kept once for the same request of the same company, until its import begins', async () => {
    const kept = { companyId: 'gulf', content: 'a', key: 'k' };
    const id = await keepUpload(database, kept);
    expect(await keepUpload(database, kept)).toBe(id);
    const others = await Promise.all([
      keepUpload(database, { ...kept, key: 'l' }), keepUpload(database, { ...kept, content: 'b' }),
      keepUpload(database, { ...kept, companyId: DEMO_COMPANY_ID }),
    ]);
    expect(new Set([id, ...others]).size).toBe(4);
    expect(await uploads()).toBe(4);
    await dropUpload(database, id);
    expect(await uploads()).toBe(3);
    expect(await run('start-import', { uploadId: id, companyId: 'gulf' })).toEqual({ code: 'unknown_import' });
    expect(await run('start-import', { uploadId: others[2], companyId: 'gulf' })).toEqual({ code: 'unknown_import' });
    expect(await uploads()).toBe(3);
  });

  it('is checked once, however often it is asked for, and shown as a whole or in part', async () => {
    const importId = await start();
    expect(await uploads()).toBe(0);
    const read = async (query: object = {}) =>
      readImport(database, importId, { rows: 'all', after: 0, limit: 10, ...query } as never, 'gulf');
    expect(await read()).toMatchObject({ status: 'checking', rowCount: 3, checked: 0, quoteId: null, completedAt: null });
    expect((await read()).rows.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
    expect(await check(importId)).toEqual({ result: { completed: true } });
    expect(await check(importId)).toEqual({ result: { completed: true } });
    const done = await read();
    expect(done).toMatchObject({
      id: importId, companyId: 'gulf', status: 'completed', checked: 3, accepted: 2, refused: 1,
      quoteId: expect.stringMatching(/^Q-/), completedAt: expect.any(String), next: null,
    });
    const accepted = { status: 'accepted', column: null, reason: null, refusal: null, cells: null, model: 'iphone-13' };
    expect(done.rows).toEqual([
      { ...accepted, line: 2, condition: 'good', quantity: 2 },
      {
        line: 3, status: 'refused', column: 'model', reason: expect.any(String),
        refusal: { code: 'unknown_model', cell: expect.any(String) }, model: null, condition: null, quantity: null,
        cells: { model: 'nokia', condition: 'good', quantity: '1' },
      },
      { ...accepted, line: 4, condition: 'fair', quantity: 1 },
    ]);
    expect(await read({ rows: 'none' })).toMatchObject({ rows: [], next: null });
    expect(await read({ rows: 'refused' })).toMatchObject({ rows: [{ line: 3 }], next: null });
    expect(await read({ limit: 2 })).toMatchObject({ rows: [{ line: 2 }, { line: 3 }], next: 3 });
    expect(await read({ limit: 2, after: 3 })).toMatchObject({ rows: [{ line: 4 }], next: null });
    expect(await read({ limit: 3 })).toMatchObject({ next: null });
    await expect(readImport(database, importId, { rows: 'none' } as never, DEMO_COMPANY_ID))
      .rejects.toMatchObject({ code: 'unknown_import' });
  });

  it('asks for a quote in the name of the member who sent it, and in nobody’s where a program did', async () => {
    await database.query(
      `insert into company_user (id, company_id, name, email, role, department, status, created_at)
       values ('salma', 'gulf', 'Salma Qasim', 'salma@gulf.example', 'User', '', 'active', now())`,
    );
    const contactOf = async (userId?: string) => {
      const importId = await start();
      await run('check-import-rows', { importId, from: 1, to: 250, userId });
      const { quoteId } = await readImport(database, importId, { rows: 'none' } as never, 'gulf');
      const [quote] = await database.query<object>('select contact_name, email from quote where id = $1', [quoteId]);
      return quote;
    };
    expect(await contactOf('salma')).toEqual({ contact_name: 'Salma Qasim', email: 'salma@gulf.example' });
    expect(await contactOf()).toEqual({ contact_name: '', email: 'it@gulf.example' });
  });

  it('is listed for its company, the newest first, page by page', async () => {
    const ids = [await begun(1), await begun(2), await begun(3)];
    await begun(1, DEMO_COMPANY_ID);
    const first = await listImports(database, 'gulf', { limit: 2 });
    expect(first.imports.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const second = await listImports(database, 'gulf', { limit: 2, after: first.next });
    expect([second.imports.map(({ id }) => id), second.next]).toEqual([ids.slice(2), undefined]);
  });

  describe('of visitors', () => {
    const refusal = async () => {
      const outcome = await outcomeOf('start-import', { uploadId: await upload(DEMO_COMPANY_ID), companyId: DEMO_COMPANY_ID });
      return outcome.status === 'succeeded' ? undefined : outcome.error.details;
    };
    const many = (count: number, hours: number, state: string) =>
      database.query(
        `insert into csv_import (id, company_id, state, row_count, created_at)
         select 'IMP-' || gen_random_uuid(), $1, $2, 1, now() - make_interval(secs => $3) from generate_series(1, $4::int)`,
        [DEMO_COMPANY_ID, state, hours * 3_600, count],
      );

    it('is taken while few others are being checked, however long ago they began', async () => {
      await many(DEMO_IMPORT_LIMITS.open - 1, 2, 'checking');
      expect(await refusal()).toBeUndefined();
      expect(await refusal()).toMatchObject({ retryAfter: 5 });
    });

    it('is taken up to a number an hour, and again once the oldest of them is an hour old', async () => {
      await many(5, 1.01, 'completed');
      await many(DEMO_IMPORT_LIMITS.perHour - 1, 0.5, 'completed');
      expect(await refusal()).toBeUndefined();
      await database.query(`update csv_import set state = 'completed'`);
      const { retryAfter } = await refusal() as { retryAfter: number };
      expect(retryAfter).toBeGreaterThan(1_780);
      expect(retryAfter).toBeLessThanOrEqual(1_800);
    });
  });

  it('is removed with its rows when it has been kept for long enough: of visitors sooner', async () => {
    const visitors = await begun(IMPORTS_KEPT.demoHours + 1, DEMO_COMPANY_ID);
    const old = await Promise.all(Array.from({ length: 6 }, () => begun(IMPORTS_KEPT.days * 24 + 1)));
    const kept = [
      await begun(IMPORTS_KEPT.demoHours - 1, DEMO_COMPANY_ID), await begun(IMPORTS_KEPT.demoHours + 1),
      await begun(IMPORTS_KEPT.days * 24 - 1),
    ];
    const context = { cause: 'test', now: new Date(), bound: { ms: 20_000, owner: 'test' } };
    expect(await removeOldImports(database, context)).toEqual({ removed: 7, transactionId: expect.any(String) });
    const left = async (table: string, column: string) =>
      (await database.query<{ id: string }>(`select ${column} as id from ${table}`)).map(({ id }) => id).toSorted();
    expect(await left('csv_import', 'id')).toEqual(kept.toSorted());
    expect(await left('csv_import_row', 'import_id')).toEqual(kept.toSorted());
    const told = await database.query<{ data: object }>(
      `select data from event_log where type = 'import.removed' order by transaction_id, row_number`,
    );
    expect(told.map(({ data }) => data)).toEqual(expect.arrayContaining([
      { companyId: DEMO_COMPANY_ID, importId: visitors }, ...old.map((importId) => ({ companyId: 'gulf', importId })),
    ]));
    expect(told).toHaveLength(7);
    expect(await removeOldImports(database, context)).toEqual({ removed: 0, transactionId: undefined });
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_IMPORT_LIMITS, IMPORTS_KEPT } from '@planet-heroes/contracts/areas/companies/catalogue';
import { type CompanyChange } from '@planet-heroes/contracts/areas/companies/room';
import { commandsOn } from '../../support/commands.js';
import { oneFoundation } from '../../support/foundations.js';
import { connectToRooms, type RoomClient } from '../../support/socket-client.js';
import { senderOf } from '../../support/sender-of.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const HEADER = 'model,condition,quantity';

describe.each(oneFoundation(import.meta.url))('a CSV import, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  let client: RoomClient;
  let companyKey: { authorization: string };
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl });
    const { body: company } = await product.operate('POST', '/api/ops/companies', {
      name: 'Emirates Phones',
      email: 'it@phones.example',
    });
    companyKey = { authorization: `Bearer ${company.apiKey}` };
    client = await connectToRooms(product.address, { companyApiKey: company.apiKey });
    expect(await client.subscribe(`company:${company.id}`)).toMatchObject({ ok: true });
  });
  afterAll(async () => {
    client.socket.disconnect();
    const { body } = await product.operate('POST', '/api/ops/books/check');
    await product.close();
    expect(body.checks.filter((check: { holds: boolean }) => !check.holds)).toEqual([]);
  });

  const upload = (
    content: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
    path = '/api/corporate/imports',
  ) =>
    fetch(product.address + path, {
      method: 'POST',
      headers: { 'content-type': 'text/csv', ...companyKey, ...headers },
      body: content,
    })
      .then(async (response) => ({
        status: response.status,
        headers: response.headers,
        body: JSON.parse(await response.text()),
      }));
  const read = (id: string, query = '', headers: Record<string, string> = companyKey) =>
    product.call('GET', `/api/corporate/imports/${id}${query}`, undefined, headers);
  const completed = (id: string, headers?: Record<string, string>) =>
    until('the import to end', async () => {
      const { body } = await read(id, '', headers);
      if (body.status === 'completed') return body;
      const left = await product.database.query(
        `select id, enqueued_at from scheduled_command where name = 'check-import-rows'`,
      );
      throw new Error(`checked ${body.checked} of ${body.rowCount}, to do: ${JSON.stringify(left)}`);
    });
  const progressOf = (id: string) =>
    client.messages.flatMap(({ change }) =>
      (change as unknown as CompanyChange).imports.changed.filter((entry) => entry.id === id)
    );

  it('asks before a list of which rows were refused becomes a quote, and makes one of it once', async () => {
    const path = '/api/corporate/imports?partial=ask';
    const whole = await upload(`${HEADER}\niphone-13,good,2`, {}, path);
    expect((await completed(whole.body.id)).quoteId).toMatch(/^Q-/);
    const { body: partial } = await upload(`${HEADER}\niphone-13,good,2\nnokia-3310,good,1`, {}, path);
    expect(await completed(partial.id)).toMatchObject({ accepted: 1, refused: 1, quoteId: null });
    const take = (id: string) => product.call('POST', `/api/corporate/imports/${id}/take`, undefined, companyKey);
    const { status, body: taken } = await take(partial.id);
    expect([status, taken]).toEqual([200, expect.objectContaining({ quoteId: expect.stringMatching(/^Q-/) })]);
    expect((await take(partial.id)).body.quoteId).toBe(taken.quoteId);
    expect((await read(partial.id)).body.quoteId).toBe(taken.quoteId);
    await until('the quote in the room', () => progressOf(partial.id).some(({ quoteId }) => quoteId === taken.quoteId));
    const { body: none } = await upload(`${HEADER}\nnokia-3310,good,1`, {}, path);
    await completed(none.id);
    expect(await take(none.id)).toMatchObject({ status: 409, body: { error: { code: 'illegal_transition' } } });
  });

  it('accepts what is right, refuses the rest row by row, and reports its progress', async () => {
    const rows = Array.from(
      { length: 2_500 },
      (
        _,
        index,
      ) => (index % 10 === 3 ? 'nokia-3310,good,1' : index % 10 === 7 ? 'iphone-13,good,none' : 'iPhone 13,Good,2'),
    );
    const { status, body, headers } = await upload([HEADER, ...rows].join('\n'));
    expect([status, headers.get('location')]).toEqual([201, `/api/corporate/imports/${body.id}`]);
    expect(body).toMatchObject({ status: 'checking', rowCount: 2_500, checked: 0, quoteId: null });
    const done = await completed(body.id);
    expect(done).toMatchObject({ checked: 2_500, accepted: 2_000, refused: 500, rows: [] });
    const { body: refused } = await read(body.id, '?rows=refused&limit=2');
    expect(refused).toMatchObject({
      rows: [
        { line: 5, status: 'refused', column: 'model', reason: expect.stringContaining('“nokia-3310” is not a model') },
        {
          line: 9,
          status: 'refused',
          column: 'quantity',
          reason: expect.stringContaining('“none” is not a whole number'),
        },
      ],
      next: 9,
    });
    expect((await read(body.id, '?rows=refused&after=9&limit=1')).body.rows).toMatchObject([{ line: 15 }]);
    expect((await read(body.id, '?rows=accepted&limit=1')).body.rows).toMatchObject([{
      line: 2,
      model: 'iphone-13',
      condition: 'good',
      quantity: 2,
    }]);
    const { body: quote } = await product.call('GET', `/api/corporate/quotes/${done.quoteId}`, undefined, companyKey);
    expect(quote).toMatchObject({
      status: 'under_review',
      source: 'import',
      importId: body.id,
      deviceCount: 4_000,
      rows: [{ model: 'iphone-13', quantity: 4_000 }],
    });

    await until('the end in the room', () => progressOf(body.id).some((entry) => entry.status === 'completed'));
    const told = progressOf(body.id).map(({ checked }) => checked);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    // A busy node sends several steps as one; none is sent but what the log has.
    const steps = await product.database.query<{ checked: number }>(
      `select (data -> 'import' ->> 'checked')::int as checked from event_log
       where type like 'import.%' and subject = $1 order by transaction_id, row_number`, [body.id],
    );
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.map(({ checked }) => checked)).toEqual(expect.arrayContaining(told));
    expect((await product.call('GET', '/api/corporate/imports', undefined, companyKey)).body.imports[0]).toMatchObject({
      id: body.id,
      quoteId: done.quoteId,
    });
  });

  it('with a byte order mark, quotes, semicolons, other columns and Windows line ends is read', async () => {
    const { body } = await upload(
      '\ufeffOffice;Quantity;Condition;Model\r\n"A;1";3;"good";"iPad Pro"\r\n\r\nA2;4;poor;MacBook Pro 16"\r\n',
    );
    const done = await completed(body.id);
    expect(done).toMatchObject({ accepted: 2, refused: 0 });
    expect(body.ignoredColumns).toEqual(['Office']);
  });

  it('with serial numbers keeps them with their devices, one a device, up to the order', async () => {
    const { body } = await upload([
      'Handset;S/N;Grade;Qty', 'iPhone 13;F17-GTHQX-0DYW;B;1', 'iPhone 13;;B;2', 'MacBook Air;3.56939E+14;B;1',
      'iPhone 13;f17gthqx0dyw;A;1', 'iPhone 13;C02XL0TEST01;B;3', 'iPhone 13;x;B;1', 'MacBook Air;356938035643809;C;1',
    ].join('\n'), {}, '/api/corporate/imports?model=1');
    expect(body).toMatchObject({
      columns: [
        { column: 'model', name: 'Handset' }, { column: 'condition', name: 'Grade' },
        { column: 'quantity', name: 'Qty' }, { column: 'serial', name: 'S/N' },
      ],
      ignoredColumns: [],
    });
    const { quoteId, accepted, refused } = await completed(body.id);
    expect([accepted, refused]).toEqual([3, 4]);
    const { rows } = (await read(body.id, '?rows=refused')).body;
    expect(rows).toEqual([
      expect.objectContaining({ line: 4, column: 'serial', reason: expect.stringContaining('column as text') }),
      expect.objectContaining({ line: 5, column: 'serial', reason: expect.stringContaining('line 2 again'), refusal: { code: 'repeated', line: 2 } }),
      expect.objectContaining({ line: 6, column: 'quantity', reason: expect.stringContaining('a row of its own') }),
      expect.objectContaining({ line: 7, column: 'serial', reason: expect.stringContaining('no serial number') }),
    ]);
    await product.operate('POST', `/api/ops/quotes/${quoteId}/review`, {});
    await product.operate('POST', `/api/ops/quotes/${quoteId}/approve`);
    const { body: { order } } = await product.call('POST', `/api/corporate/quotes/${quoteId}/accept`, undefined, companyKey);
    const devices = await product.call('GET', `/api/corporate/orders/${order.id}/devices`, undefined, companyKey);
    expect(devices.body.devices).toMatchObject([
      { number: 1, type: 'iPhone 13', serial: 'F17GTHQX0DYW' },
      { number: 2, serial: null },
      { number: 3, serial: null },
      { number: 4, type: 'MacBook Air', serial: '356938035643809' },
    ]);
    const found = await product.operate('GET', `/api/ops/orders/${order.id}/devices?serial=f17 gthqx 0dyw`);
    expect(found.body.devices).toMatchObject([{ number: 1 }]);
  });

  it('is refused where a column that was chosen is none of the file', async () => {
    const { status, body } = await upload('Handset,Grade,Qty\niPhone 13,B,1', {}, '/api/corporate/imports?model=9');
    expect([status, body.error.code]).toEqual([400, 'invalid_csv']);
    const wrong = await upload('Handset,Grade,Qty\niPhone 13,B,1', {}, '/api/corporate/imports?model=first');
    expect([wrong.status, wrong.body.error.code]).toEqual([400, 'invalid_request']);
  });

  it('refuses formulas as rows, and makes no quote where nothing is left', async () => {
    const { body } = await upload(`${HEADER}\n=cmd|' /C calc'!A0,good,1\n+1,good,1\niphone-13,good,-5`);
    const done = await completed(body.id);
    expect(done).toMatchObject({ accepted: 0, refused: 3, quoteId: null });
  });

  it('keeps a quote within what it may hold', async () => {
    const { body } = await upload(`${HEADER}\niphone-13,good,6000\niphone-14,good,6000\niphone-15,good,4000\n`);
    const done = await completed(body.id);
    expect(done).toMatchObject({ accepted: 1, refused: 2 });
    expect((await read(body.id, '?rows=refused')).body.rows[0]).toMatchObject({
      line: 3,
      column: 'quantity',
      reason: expect.stringContaining('10000'),
      refusal: { code: 'over_limit', units: 10_000 },
    });
  });

  it('takes 5,000 rows', async () => {
    const { status, body } = await upload(`${HEADER}\n${'iphone-13,good,1\n'.repeat(5_000)}`);
    expect(status).toBe(201);
    expect(await completed(body.id)).toMatchObject({ accepted: 5_000 });
  });

  it('sent again with its key, also many times at once, is one import', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const file = `${HEADER}\niphone-13,good,7`;
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(file, key)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect((await upload(file, key)).headers.get('idempotency-replayed')).toBe('true');
    expect(await product.database.query('select id from csv_upload')).toEqual([]);
    expect(await upload(`${file}1`, key)).toMatchObject({
      status: 422,
      body: { error: { code: 'idempotency_key_reused' } },
    });
  });

  it.each([
    ['a wrong header', 'device,condition\niphone-13,good', 400, 'invalid_csv'],
    ['5,001 rows', `${HEADER}\n${'iphone-13,good,1\n'.repeat(5_001)}`, 400, 'invalid_csv'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0xff, 0x00]), 400, 'invalid_csv'],
    ['NUL', `${HEADER}\niphone-13\u0000,good,1`, 400, 'invalid_csv'],
    ['an open quote', `${HEADER}\n"iphone-13,good,1`, 400, 'invalid_csv'],
    ['nothing', '', 400, 'invalid_csv'],
    ['more than 2 MB', `${HEADER}\n${'x'.repeat(2 * 1024 * 1024)}`, 413, 'body_too_large'],
  ])('of %s is refused', async (_, content, status, code) => {
    expect(await upload(content)).toMatchObject({
      status,
      body: { error: { code, message: expect.stringMatching(/\w/) } },
    });
    expect(await product.database.query('select id from csv_upload')).toEqual([]);
  });

  it('is taken as CSV alone, and CSV nowhere else', async () => {
    expect(await product.call('POST', '/api/corporate/imports', { rows: [] })).toMatchObject({ status: 415 });
    expect(await upload(HEADER, {}, '/api/corporate/quotes')).toMatchObject({
      status: 415,
      body: { error: { code: 'unsupported_media_type' } },
    });
    expect(await product.call('POST', '/api/corporate/quotes', { deviceDetails: 'x'.repeat(70_000) })).toMatchObject({
      status: 413,
    });
  });

  it('of another company is unknown', async () => {
    const { body: other } = await product.operate('POST', '/api/ops/companies', {
      name: 'Gulf',
      email: 'it@gulf.example',
    });
    const authorization = `Bearer ${other.apiKey}`;
    const { body } = await upload(`${HEADER}\niphone-13,good,1`, { authorization });
    expect(body.companyId).toBe(other.id);
    expect(await read(body.id)).toMatchObject({ status: 404, body: { error: { code: 'unknown_import' } } });
    expect(await read('IMP-NONE')).toMatchObject({ status: 404, body: { error: { code: 'unknown_import' } } });
    await until(
      'its end',
      async () =>
        (await product.call('GET', `/api/corporate/imports/${body.id}`, undefined, { authorization })).body.status
          === 'completed',
    );
  });
});

describe.each(oneFoundation(import.meta.url))('imports of the sample company, with $name', ({ redisUrl }) => {
  it('are limited in size, in number at once and in an hour, and are not kept for long', async () => {
    const product = await startTestProduct({ redisUrl });
    const upload = (rows: number) =>
      product.call('POST', '/api/corporate/imports', `${HEADER}\n${'iphone-13,good,1\n'.repeat(rows)}`, {
        'content-type': 'text/csv',
      });
    const remove = () => commandsOn(() => product.database).done('remove-old-records', {});
    try {
      expect(await upload(DEMO_IMPORT_LIMITS.rows + 1)).toMatchObject({
        status: 400,
        body: {
          error: {
            code: 'invalid_csv',
            message: expect.stringMatching(/up to 1000 rows.*API key it may have 5000/),
            details: { limit: DEMO_IMPORT_LIMITS.rows },
          },
        },
      });
      const { status, body: first } = await upload(DEMO_IMPORT_LIMITS.rows);
      expect(status).toBe(201);
      const isOver = async () =>
        (await product.call('GET', `/api/corporate/imports/${first.id}`)).body.status === 'completed';
      await until('the import to end', isOver);

      await product.database.query(
        `insert into csv_import (id, company_id, state, row_count, created_at)
        select 'IMP-OPEN' || number, 'demo-company', 'checking', 1, now() from generate_series(1, $1::int) as number`,
        [DEMO_IMPORT_LIMITS.open],
      );
      const busy = await upload(1);
      expect(busy).toMatchObject({
        status: 429,
        body: { error: { code: 'import_limit_reached', message: expect.stringContaining('being checked') } },
      });
      expect(Number(busy.headers.get('retry-after'))).toBeGreaterThan(0);

      await product.database.query(`delete from csv_import where id like 'IMP-OPEN%'`);
      await product.database.query(
        `insert into csv_import (id, company_id, state, row_count, created_at)
        select 'IMP-DONE' || number, 'demo-company', 'completed', 0, now() from generate_series(2, $1::int) as number`,
        [DEMO_IMPORT_LIMITS.perHour],
      );
      expect(await upload(1)).toMatchObject({
        status: 429,
        body: { error: { code: 'import_limit_reached', message: expect.stringContaining('an hour') } },
      });
      expect(await product.database.query('select id from csv_upload')).toEqual([]);
      await product.database.query(`delete from csv_import where id like 'IMP-DONE%'`);

      await remove();
      expect((await product.call('GET', '/api/corporate/imports')).body.imports).toHaveLength(1);
      await product.operate('POST', '/api/ops/clock', { advanceSeconds: IMPORTS_KEPT.demoHours * 3_600 });
      await remove();
      await until(
        'the list to be empty',
        async () => (await product.call('GET', '/api/corporate/imports')).body.imports.length === 0,
      );
      expect(await product.call('GET', `/api/corporate/imports/${first.id}`)).toMatchObject({
        status: 404,
        body: { error: { code: 'unknown_import' } },
      });
      expect(await product.database.query('select number from csv_import_row')).toEqual([]);
      const { body } = await product.operate('POST', '/api/ops/books/check');
      expect(body.checks.filter((check: { holds: boolean }) => !check.holds)).toEqual([]);
    } finally {
      await product.close();
    }
  });
});

describe.each(oneFoundation(import.meta.url))('a CSV import that is answered late, with $name', ({ redisUrl }) => {
  it('is not lost by the same request sent again and refused', async () => {
    const product = await startTestProduct({ redisUrl, withoutWorkers: true, environment: { COMMAND_WAIT_MS: '150' } });
    try {
      const headers = { 'content-type': 'text/csv', 'idempotency-key': randomUUID() };
      const upload = () => product.call('POST', '/api/corporate/imports', `${HEADER}\niphone-13,good,7`, headers);
      const accepted = await upload();
      expect(accepted.status).toBe(202);
      await product.database.query('alter table accepted_command rename to accepted_command_away');
      expect(await upload()).toMatchObject({ status: 503, body: { error: { code: 'database_unavailable' } } });
      await product.database.query('alter table accepted_command_away rename to accepted_command');
      await product.workers.start();
      const settled = await until('the import to begin', async () => {
        const { body } = await product.call('GET', `/api/commands/${accepted.body.commandId}`, undefined, senderOf(accepted));
        return body.status !== 'accepted' && body;
      });
      expect(settled).toMatchObject({ status: 'succeeded', result: { rowCount: 1 } });
      expect(await product.database.query('select id from csv_upload')).toEqual([]);
    } finally {
      await product.close();
    }
  });
});

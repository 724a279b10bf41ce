import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrdersQuery } from '@planet-heroes/contracts/areas/orders/schemas';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import { listOrders } from './read-orders.js';

const ORDERS = 250;

describe('a company’s orders', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase();
    await opened.database.query(
      `insert into company (id, name, industry, website, address, phone, email, vat_number, trade_number, verified, notifications, created_at)
      select id, id, 'other', '', '', '', 'a@b.example', '', '', true, '{}', now() from unnest(array['gulf', 'other']) as id`,
    );
    // Several of one moment, so that the id decides between them.
    await opened.database.query(
      `with asked as (
         insert into quote (id, company_id, company_name, contact_name, email, phone, urgency, source, device_count, devices, state, bonus_percent,
           price_fils, payment_terms_days, requested_at, response_due_at, responded_at, order_id)
         select 'Q-' || n, case when n <= $1 then 'gulf' else 'other' end, 'Gulf', 'Layla 100%', 'a@b.example', '+9715', 'week', 'form', 1, 'iPhone_' || n, 'accepted',
                0, 100, 30, '2026-01-01'::timestamptz + n / 7 * interval '1 hour', now(), now(), 'PO-' || n from generate_series(1, $1 + 20) as n
         returning *
       )
       insert into purchase_order (id, quote_id, company_id, company_name, contact_person, device_count, devices, total_fils, state, payment_state,
         payment_terms_days, created_at, expected)
       select order_id, id, company_id, company_name, contact_name, 1, devices, 100, 'processing', 'pending', 30, requested_at, 1 from asked`,
      [ORDERS],
    );
  });
  afterAll(() => opened.close());

  const pages = async (query: Partial<OrdersQuery>, companyId: string | undefined) => {
    const found: string[][] = [];
    let after: string | undefined;
    do {
      const { orders, total, next } = await listOrders(opened.database, companyId, { limit: 30, ...query, after });
      expect(total).toBe(companyId === undefined ? ORDERS + 20 : ORDERS);
      found.push(orders.map(({ id }) => id));
      after = next;
    } while (after !== undefined);
    return found;
  };

  it('come a page at a time, newest first, each once', async () => {
    const found = await pages({}, 'gulf');
    expect(found.map(({ length }) => length)).toEqual([30, 30, 30, 30, 30, 30, 30, 30, 10]);
    expect(new Set(found.flat()).size).toBe(ORDERS);
    const all = await opened.database.query<{ id: string }>(
      `select id from purchase_order where company_id = 'gulf' order by created_at desc, id desc`,
    );
    expect(found.flat()).toEqual(all.map(({ id }) => id));
    expect((await pages({ limit: 500 }, undefined)).flat()).toHaveLength(ORDERS + 20);
  });

  it.each(['-amount', 'amount', '-status', 'devices', 'created'] as const)(
    'come sorted by %s a page at a time, each once, with the sums of all but cancelled ones',
    async (sort) => {
      await opened.database.query(
        `update purchase_order set total_fils = 100 * (length(devices) + ascii(right(id, 1)) % 3),
           state = case when id like '%3' then 'cancelled' else 'processing' end`,
      );
      const found = (await pages({ sort }, 'gulf')).flat();
      const key = { amount: 'total_fils', status: 'state = \'cancelled\'', devices: 'device_count', created: 'created_at' };
      const [column, direction] = sort.startsWith('-') ? [sort.slice(1), 'desc'] : [sort, 'asc'];
      const all = await opened.database.query<{ id: string }>(
        `select id from purchase_order where company_id = 'gulf'
         order by ${key[column as keyof typeof key]} ${direction}, id ${direction}`,
      );
      expect(found).toEqual(all.map(({ id }) => id));
      const [sums] = await opened.database.query(
        `select count(*)::int as total, count(*) filter (where state <> 'cancelled')::int as counted,
           sum(device_count) filter (where state <> 'cancelled')::int as devices,
           sum(total_fils) filter (where state <> 'cancelled')::int as amount
         from purchase_order where company_id = 'gulf'`,
      );
      expect(await listOrders(opened.database, 'gulf', { sort, limit: 1 })).toMatchObject(sums!);
    },
  );

  it.each([['iphone_249', 1], ['LAYLA 100%', ORDERS], ['100_', 0], ['po-2', 62], ['iPhone_25x', 0], ['\\', 0]])(
    'are searched for %s as it is written, in any case',
    async (search, total) => {
      expect((await listOrders(opened.database, 'gulf', { search, limit: 1 })).total).toBe(total);
    },
  );

  it.each([
    'not-a-cursor',
    Buffer.from('[1]').toString('base64url'),
    Buffer.from('["x","y"]').toString('base64url'),
    Buffer.from('null').toString('base64url'),
  ])(
    'do not go on after %s',
    async (after) => {
      await expect(listOrders(opened.database, 'gulf', { limit: 1, after })).rejects.toMatchObject({
        code: 'invalid_request',
      });
    },
  );
});

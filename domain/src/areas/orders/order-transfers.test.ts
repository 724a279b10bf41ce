import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_COMPANY_ID } from '@planet-heroes/contracts/areas/companies/catalogue';
import { commandsOn } from '../../../../tests/support/commands.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Database, Transaction } from '../../kernel/database/database.js';
import { lockOrder } from './change-order.js';
import { oweTransfer, payTransfer, returnTransfer, withdrawTransfer } from './order-transfers.js';
import { readOrder } from './read-orders.js';

const PHONES = [{ model: 'iphone-13', condition: 'good', quantity: 2 }];
const NOW = new Date('2026-11-20T10:00:00.000Z');
const LATER = new Date('2026-11-21T10:00:00.000Z');
const ACCOUNT = { holder: 'Al Noor', sealedIban: 'sealed-1', details: '•••• 3456' };

describe('the transfer that pays an order', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
  });
  afterAll(() => close());

  const { done } = commandsOn(() => database);
  const newOrder = async (): Promise<{ id: string; total: number }> => {
    const companyId = DEMO_COMPANY_ID;
    const form = { companyName: 'Al Noor', contactName: 'Layla', email: 'layla@alnoor.example', phone: '+971 4 555 0142' };
    const quote = await done('request-quote', { ...form, companyId, devices: PHONES }) as { id: string };
    await done('review-quote', { quoteId: quote.id });
    await done('approve-quote', { quoteId: quote.id } as never);
    const { order } = await done('accept-quote', { quoteId: quote.id, companyId }) as {
      order: { id: string; totalAmount: number };
    };
    return { id: order.id, total: order.totalAmount };
  };
  const inOrder = <T>(act: (transaction: Transaction) => Promise<T>) => database.transaction(act);
  const owe = (id: string, account: object = ACCOUNT, owedAt = NOW, reducedFils = 0) =>
    inOrder(async (transaction) =>
      oweTransfer(transaction, { ...await lockOrder(transaction, id), reducedFils }, account as never, owedAt)
    );
  const withdraw = (id: string) => inOrder((transaction) => withdrawTransfer(transaction, id));
  const pay = (id: string, reference?: string) =>
    inOrder((transaction) => payTransfer(transaction, id, { reference, time: LATER }));
  const giveBack = (id: string) =>
    inOrder((transaction) =>
      returnTransfer(transaction, { orderId: id, reason: 'Account closed', cause: 'test', time: LATER })
    );
  const transferOf = async (id: string) => {
    const [transfer] = await database.query<Record<string, unknown>>(
      `select state, amount_fils::int as amount, sealed_iban as iban, account, batch_id as batch, owed_at as "owedAt",
              paid_at as "paidAt", reference
       from order_payout where order_id = $1`,
      [id],
    );
    return transfer;
  };
  const putIntoBatch = async (id: string) => {
    const batchId = randomUUID();
    await database.query(
      `insert into payout_batch (id, state, count, amount_fils, proposed_at, proposed_by_id, proposed_by)
       values ($1, 'proposed', 1, 1, now(), 'mariam', 'Mariam')`,
      [batchId],
    );
    await database.query(`update order_payout set state = 'batched', batch_id = $2 where order_id = $1`, [id, batchId]);
  };

  it('is owed to the account of the day, less what was found to be missing', async () => {
    const { id, total } = await newOrder();
    await owe(id, ACCOUNT, NOW, 1_000);
    expect(await transferOf(id)).toEqual({
      state: 'owed', amount: total - 1_000, iban: 'sealed-1', account: '•••• 3456', batch: null, owedAt: NOW,
      paidAt: null, reference: null,
    });
    await expect(owe(id)).rejects.toMatchObject({ code: 'illegal_transition' });
  });

  it('is owed to nobody without an account, or where nothing is left to pay', async () => {
    const { id, total } = await newOrder();
    await owe(id, { ...ACCOUNT, holder: null });
    await owe(id, { ...ACCOUNT, sealedIban: null });
    await owe(id, ACCOUNT, NOW, total);
    expect(await transferOf(id)).toBeUndefined();
    await owe(id, ACCOUNT, NOW, total - 1);
    expect(await transferOf(id)).toMatchObject({ state: 'owed', amount: 1 });
  });

  it('that came back is owed to another account, or withdrawn where there is none', async () => {
    const [first, second] = [await newOrder(), await newOrder()];
    for (const { id } of [first, second]) {
      await owe(id);
      await putIntoBatch(id);
      const { order, events } = await giveBack(id);
      expect(order.id).toBe(id);
      expect(events).toMatchObject([{
        type: 'order.payout_returned', subject: id, data: { order: { transfer: { state: 'returned', reason: 'Account closed' } } },
      }]);
      expect(await transferOf(id)).toMatchObject({ state: 'returned', batch: null, reference: 'Account closed' });
    }
    await expect(owe(first.id, { ...ACCOUNT, holder: 'AL NOOR', sealedIban: 'sealed-2' }))
      .rejects.toMatchObject({ code: 'account_returned' });
    await owe(first.id, { ...ACCOUNT, holder: 'Al Noor Trading', sealedIban: 'sealed-2' }, LATER);
    expect(await transferOf(first.id)).toMatchObject({ state: 'owed', iban: 'sealed-2', owedAt: LATER, reference: null });
    await owe(second.id, { ...ACCOUNT, sealedIban: null });
    expect(await transferOf(second.id)).toMatchObject({ state: 'withdrawn', reference: null });
  });

  it('is withdrawn where finance pays by hand, but not out of a batch', async () => {
    const { id } = await newOrder();
    await withdraw(id);
    expect(await transferOf(id)).toBeUndefined();
    await owe(id);
    await withdraw(id);
    await withdraw(id);
    expect(await transferOf(id)).toMatchObject({ state: 'withdrawn' });
    await owe(id, { ...ACCOUNT, sealedIban: null });
    expect(await transferOf(id)).toMatchObject({ state: 'withdrawn' });
    await expect(pay(id)).rejects.toMatchObject({ code: 'illegal_transition' });
    await expect(giveBack(id)).rejects.toMatchObject({ code: 'illegal_transition' });
    const other = await newOrder();
    await owe(other.id);
    await putIntoBatch(other.id);
    await expect(withdraw(other.id)).rejects.toMatchObject({ code: 'illegal_transition', details: { from: 'batched' } });
    expect(await transferOf(other.id)).toMatchObject({ state: 'batched' });
  });

  it('is paid with its batch, once', async () => {
    const [first, second] = [await newOrder(), await newOrder()];
    for (const { id } of [first, second]) {
      await owe(id);
      await putIntoBatch(id);
    }
    await pay(first.id, 'ENBD-1');
    await pay(second.id);
    expect(await transferOf(first.id)).toMatchObject({ state: 'paid', paidAt: LATER, reference: 'ENBD-1' });
    expect(await transferOf(second.id)).toMatchObject({ state: 'paid', reference: null });
    await expect(pay(first.id)).rejects.toMatchObject({ code: 'illegal_transition' });
    await expect(withdraw(first.id)).rejects.toMatchObject({ code: 'illegal_transition' });
    await expect(pay((await newOrder()).id)).rejects.toMatchObject({ code: 'illegal_transition' });
  });

  it('is of an order that is there', async () => {
    await expect(giveBack('PO-NOTHING')).rejects.toMatchObject({ code: 'unknown_order' });
    await expect(readOrder(database, 'PO-NOTHING')).rejects.toMatchObject({ code: 'unknown_order' });
  });
});

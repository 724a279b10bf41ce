import { LockMode } from '@mikro-orm/core';
import type { BATCH_STATES } from '@planet-heroes/contracts/areas/payouts/schemas';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { latinName } from '@planet-heroes/contracts/kernel/text/latin-name';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { assertSecondPerson } from '../../kernel/operators/second-person.js';
import { stateTable } from '../../kernel/states/state-table.js';
import { type OrderPayout, payOrder, returnTransfer } from '../orders/orders.area.js';
import type { TradeIn } from '../trade-ins/trade-ins.area.js';
import { payoutChanged } from './choose-payout.js';
import { moveMoney } from './move-money.js';
import { PayoutBatch, type PayoutTables } from './payouts.entities.js';
import { batchView, owedToHeroes } from './read-payouts.js';
import { withdrawPayout } from './withdraw-payouts.js';

/** Transfers in one batch at most: what a bank’s file may hold. */
const MAX_TRANSFERS = 1_000;

/** Why a transfer comes back that the bank's file does not hold. */
const LEFT_OUT = 'Not sent: the bank needs the account holder’s name in Latin letters.';

const batchStates = stateTable<(typeof BATCH_STATES)[number]>('Batch', {
  proposed: ['approved', 'refused'],
  approved: ['settled'],
  refused: [],
  settled: [],
});

/** Puts the transfers that are owed to heroes and companies, the oldest first, into a batch. Throws `nothing_owed`. */
export const proposePayoutBatch = transactionalHandler<'propose-payout-batch'>(
  async ({ by }, transaction, { commandId: id, now: time }) => {
    const tables = transaction.tables<PayoutTables | typeof OrderPayout>();
    const toHeroes = await owedToHeroes(transaction)
      .select(['payout.tradeInId as id', 'payout.amountFils as amountFils', 'payout.owedAt as owedAt'])
      .orderBy('payout.owedAt').orderBy('payout.tradeInId').limit(MAX_TRANSFERS).forUpdate('payout').skipLocked()
      .execute();
    const toCompanies = await tables.selectFrom('order_payout').select(['orderId as id', 'amountFils', 'owedAt'])
      .where('state', '=', 'owed').orderBy('owedAt').orderBy('orderId').limit(MAX_TRANSFERS).forUpdate().skipLocked()
      .execute();
    const owed = [
      ...toHeroes.map((each) => ({ ...each, isOrder: false })),
      ...toCompanies.map((each) => ({ ...each, isOrder: true })),
    ]
      .toSorted((a, b) => (a.owedAt?.getTime() ?? 0) - (b.owedAt?.getTime() ?? 0)).slice(0, MAX_TRANSFERS);
    if (owed.length === 0) throw new AppError('nothing_owed', 'No transfer is owed at the moment. Orders that are paid by hand are listed with their companies, not in batches.');
    const amountFils = owed.reduce((sum, each) => sum + (each.amountFils ?? 0), 0);
    const batch = transaction.em.create(PayoutBatch, {
      id, state: 'proposed', count: owed.length, amountFils, proposedAt: time, proposedById: by.id, proposedBy: by.name,
    });
    await transaction.em.flush();
    const tradeIns = owed.filter(({ isOrder }) => !isOrder).map((each) => each.id);
    const orders = owed.filter(({ isOrder }) => isOrder).map((each) => each.id);
    const batched = tradeIns.length === 0 ? [] : await tables.updateTable('payout')
      .set({ state: 'batched', batchId: id }).where('tradeInId', 'in', tradeIns).returningAll().execute();
    if (orders.length > 0) {
      await tables.updateTable('order_payout').set({ state: 'batched', batchId: id }).where('orderId', 'in', orders)
        .execute();
    }
    const events = batched.map((payout) => payoutChanged(payout, id, time));
    return { result: batchView(batch), transactionId: await appendEvents(transaction, events) };
  },
);

/** Lets a batch go to the bank. Throws `unknown_item`, `illegal_transition` or `second_person_required`. */
export const approvePayoutBatch = transactionalHandler<'approve-payout-batch'>(
  async ({ batchId, by }, transaction, { now: time }) => {
    const batch = await lockBatch(transaction, batchId);
    batchStates.assert(batchId, batch.state, 'approved');
    await assertSecondPerson(transaction, 'batch', batch.proposedById, by);
    Object.assign(batch, { state: 'approved', approvedAt: time, approvedBy: by.name });
    await transaction.em.flush();
    return { result: batchView(batch), transactionId: undefined };
  },
);

/**
 * Lets a proposed batch not go to the bank: its transfers are owed again, as they were. Also its proposer may. Throws
 * `unknown_item` or `illegal_transition`.
 */
export const refusePayoutBatch = transactionalHandler<'refuse-payout-batch'>(
  async ({ batchId, reason, by }, transaction, { commandId: cause, now: time }) => {
    const batch = await lockBatch(transaction, batchId);
    batchStates.assert(batchId, batch.state, 'refused');
    Object.assign(batch, { state: 'refused', refusedAt: time, refusedBy: by.name, refusal: reason });
    await transaction.em.flush();
    const tables = transaction.tables<PayoutTables | typeof OrderPayout>();
    const owed = { state: 'owed' as const, batchId: null };
    await tables.updateTable('order_payout').set(owed).where('batchId', '=', batchId).execute();
    const payouts = await tables.updateTable('payout').set(owed).where('batchId', '=', batchId).returningAll().execute();
    const reversed = await reversedOf(transaction, payouts.map(({ tradeInId }) => tradeInId));
    const events: NewEvent[] = [];
    for (const payout of payouts) {
      events.push(reversed.has(payout.tradeInId)
        ? await withdrawPayout(transaction, payout, { reason, cause, time })
        : payoutChanged(payout, cause, time));
    }
    return { result: batchView(batch), transactionId: await appendEvents(transaction, events) };
  },
);

/**
 * Notes what the bank did with a batch: paid, but for those that came back or that its file left out. Throws
 * `unknown_item`, `unknown_trade_in`, `unknown_order` or `illegal_transition`.
 */
export const settlePayoutBatch = transactionalHandler<'settle-payout-batch'>(
  async ({ batchId, reference, returned, returnedOrders, by }, transaction, { commandId: cause, now: time }) => {
    const batch = await lockBatch(transaction, batchId);
    batchStates.assert(batchId, batch.state, 'settled');
    const tables = transaction.tables<PayoutTables>();
    const transfers = await tables.selectFrom('payout').selectAll().where('batchId', '=', batchId)
      .orderBy('tradeInId').forUpdate().execute();
    const unknown = returned.find(({ tradeInId }) => !transfers.some((each) => each.tradeInId === tradeInId));
    if (unknown) throw new AppError('unknown_trade_in', `"${unknown.tradeInId}" is not in this batch.`);
    const reasons = new Map([
      ...leftOut(transfers, 'tradeInId'), ...returned.map((each) => [each.tradeInId, each.reason] as const),
    ]);
    const reversed = await reversedOf(transaction, [...reasons.keys()]);
    const outcome = { reference, cause, time };
    const { events, cameBack } = await settleOrders(transaction, batchId, returnedOrders, outcome);
    for (const { tradeInId, heroId, amountFils } of transfers) {
      const reason = reasons.get(tradeInId);
      const to = reason === undefined
        ? { state: 'paid' as const, paidAt: time, reference }
        : { state: 'returned' as const, batchId: null, reference: reason };
      const payout = await tables.updateTable('payout').set(to).where('tradeInId', '=', tradeInId).returningAll()
        .executeTakeFirstOrThrow();
      events.push(payoutChanged(payout, cause, time));
      if (reason !== undefined) cameBack.push(amountFils ?? 0);
      if (reason !== undefined && reversed.has(tradeInId))
        events.push(await withdrawPayout(transaction, payout, { reason, cause, time }));
      if (reason === undefined) {
        const movement = { heroId, amountFils: amountFils ?? 0, cause: `paid:${tradeInId}`, reason: reference, time };
        await moveMoney(transaction, [{ kind: 'pay', ...movement }]);
      }
    }
    Object.assign(batch, {
      state: 'settled', settledAt: time, settledBy: by?.name, reference, returnedCount: cameBack.length,
      returnedFils: cameBack.reduce((sum, amount) => sum + amount, 0),
    });
    await transaction.em.flush();
    return { result: batchView(batch), transactionId: await appendEvents(transaction, events) };
  },
);

/**
 * The orders of a batch are paid, or may be asked for again: with the amounts of those, fils. Nothing but this changes
 * the transfers of a locked batch: they are read without a lock, so that each order is locked before its transfer, as
 * elsewhere.
 */
async function settleOrders(
  transaction: Transaction,
  batchId: string,
  returned: readonly { orderId: string; reason: string }[],
  { reference, cause, time }: { reference: string; cause: string; time: Date },
): Promise<{ events: NewEvent[]; cameBack: number[] }> {
  const transfers = await transaction.tables<typeof OrderPayout>().selectFrom('order_payout')
    .select(['orderId', 'holder', 'amountFils']).where('batchId', '=', batchId).orderBy('orderId').execute();
  const unknown = returned.find(({ orderId }) => !transfers.some((each) => each.orderId === orderId));
  if (unknown) throw new AppError('unknown_order', `"${unknown.orderId}" is not in this batch.`);
  const reasons = new Map([
    ...leftOut(transfers, 'orderId'), ...returned.map((each) => [each.orderId, each.reason] as const),
  ]);
  const told: NewEvent[] = [];
  for (const { orderId } of transfers) {
    const reason = reasons.get(orderId);
    const { events } = reason === undefined
      ? await payOrder(transaction, { orderId, reference, cause, time, by: 'finance' }, 'batch')
      : await returnTransfer(transaction, { orderId, reason, cause, time });
    told.push(...events);
  }
  const cameBack = transfers.flatMap(({ orderId, amountFils }) => (reasons.has(orderId) ? [amountFils] : []));
  return { events: told, cameBack };
}

/** The transfers that the bank's file does not hold, each with why it comes back. */
function leftOut<Id extends string>(
  transfers: readonly ({ [id in Id]: string } & { holder?: string | null })[],
  id: Id,
) {
  return transfers.filter(({ holder }) => latinName(holder ?? '') === undefined)
    .map((each) => [each[id], LEFT_OUT] as const);
}

/** Which of these were taken back meanwhile: what comes back of them is nobody’s to choose about. */
async function reversedOf(transaction: Transaction, tradeInIds: readonly string[]): Promise<Set<string>> {
  const found = await transaction.tables<typeof TradeIn>().selectFrom('trade_in').select('id')
    .where('id', 'in', tradeInIds).where('state', '=', 'reversed').execute();
  return new Set(found.map(({ id }) => id));
}

async function lockBatch(transaction: Transaction, batchId: string) {
  const batch = await transaction.em.findOne(PayoutBatch, batchId, {
    lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true,
  });
  if (!batch) throw new AppError('unknown_item', `There is no batch "${batchId}".`);
  return batch;
}

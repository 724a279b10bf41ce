import type { InferEntity } from '@mikro-orm/core';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Transaction } from '../../kernel/database/database.js';
import type { PaymentMethod } from '../companies/companies.area.js';
import {
  type LockedOrder, lockOrder, type OrderActivity, type OrderChange, orderEvent, saveOrder,
} from './change-order.js';
import type { OrderPayout } from './order-payout.entity.js';
import { transferStates } from './order.states.js';

/**
 * The payout of a locked order is owed to the account of this method. Where no account is kept, or nothing is to be
 * paid, nothing is owed by the bank: finance pays by hand. Throws `account_returned` for the account and holder from
 * which it has just come back.
 */
export async function oweTransfer(
  transaction: Transaction,
  { id: orderId, companyId, totalFils, reducedFils }: LockedOrder,
  { holder, sealedIban, details: account }: InferEntity<typeof PaymentMethod>,
  owedAt: Date,
): Promise<void> {
  const amountFils = totalFils - reducedFils;
  const known = await lockTransfer(transaction, orderId);
  if (!holder || !sealedIban || amountFils <= 0) {
    // What came back before is paid another way now.
    if (known) await setTransfer(transaction, known, 'withdrawn');
    return;
  }
  if (known) transferStates.assert(orderId, known.state, 'owed');
  // As far as it is shown: two numbers of one bank may have the same last digits, but not of one holder.
  const isSameAccount = known?.account === account && known.holder.toLowerCase() === holder.toLowerCase();
  if (known?.state === 'returned' && isSameAccount) {
    const text = `The bank sent a transfer to ${account} back. Make another account your default method, then ask again.`;
    throw new AppError('account_returned', text);
  }
  const row = {
    companyId, state: 'owed' as const, amountFils, holder, account, sealedIban, batchId: null, owedAt, reference: null,
  };
  await transaction.tables<typeof OrderPayout>().insertInto('order_payout').values({ orderId, ...row })
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet(row)).execute();
}

/**
 * Before a locked order is paid by hand: its transfer is taken back, unless a batch has it. Throws
 * `illegal_transition`.
 */
export async function withdrawTransfer(transaction: Transaction, orderId: string): Promise<void> {
  const transfer = await lockTransfer(transaction, orderId);
  if (!transfer || transfer.state === 'withdrawn') return;
  if (transfer.state === 'batched') {
    const message = `The payment of order ${orderId} is in batch ${transfer.batchId}: settle that one.`;
    throw new AppError('illegal_transition', message, { from: 'batched' });
  }
  await setTransfer(transaction, transfer, 'withdrawn');
}

/** The bank paid a batch: the transfer of this locked order is paid with it. Throws `illegal_transition`. */
export async function payTransfer(
  transaction: Transaction,
  orderId: string,
  { reference, time: paidAt }: { reference?: string | undefined; time: Date },
): Promise<void> {
  const transfer = await lockTransfer(transaction, orderId);
  transferStates.assert(orderId, transfer?.state ?? 'withdrawn', 'paid');
  await transaction.tables<typeof OrderPayout>().updateTable('order_payout')
    .set({ state: 'paid', paidAt, reference: reference ?? null }).where('orderId', '=', orderId).execute();
}

/** The bank sent a transfer back: its company asks again, and is paid to the account that is its default then. */
export async function returnTransfer(
  transaction: Transaction,
  { reason, ...activity }: OrderActivity & { reason: string },
): Promise<OrderChange> {
  const { orderId } = activity;
  const locked = await lockOrder(transaction, orderId);
  const transfer = await lockTransfer(transaction, orderId);
  transferStates.assert(orderId, transfer?.state ?? 'withdrawn', 'returned');
  await transaction.tables<typeof OrderPayout>().updateTable('order_payout')
    .set({ state: 'returned', batchId: null, reference: reason }).where('orderId', '=', orderId).execute();
  locked.payoutAskedAt = null;
  locked.payoutTo = null;
  const order = await saveOrder(transaction, locked);
  return { order, events: [orderEvent('order.payout_returned', order, activity)] };
}

function lockTransfer(transaction: Transaction, orderId: string) {
  return transaction.tables<typeof OrderPayout>().selectFrom('order_payout')
    .select(['orderId', 'state', 'batchId', 'holder', 'account'])
    .where('orderId', '=', orderId).forUpdate().executeTakeFirst();
}

async function setTransfer(
  transaction: Transaction,
  { orderId, state }: NonNullable<Awaited<ReturnType<typeof lockTransfer>>>,
  to: 'withdrawn',
): Promise<void> {
  if (state === to) return;
  transferStates.assert(orderId, state, to);
  await transaction.tables<typeof OrderPayout>().updateTable('order_payout').set({ state: to, reference: null })
    .where('orderId', '=', orderId).execute();
}

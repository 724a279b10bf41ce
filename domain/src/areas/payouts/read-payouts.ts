import type {
  CreditCode, ListPayoutsQuery, Money, OrderPayout as OrderPayoutView, Payout as PayoutView,
  PayoutBatch as BatchView, PayoutBatches, PayoutPage,
} from '@planet-heroes/contracts/areas/payouts/schemas';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import type { InferEntity } from '@mikro-orm/core';
import type { Queryable, Row } from '../../kernel/database/database.js';
import { pageOf, readCursor } from '../../kernel/database/keyset.js';
import type { OrderPayout } from '../orders/orders.area.js';
import type { TradeIn } from '../trade-ins/trade-ins.area.js';
import type { CreditCode as CreditCodeEntity, Payout, PayoutBatch, PayoutTables } from './payouts.entities.js';

/** A hero’s credit, fils: what was credited and not taken back, less what codes were made of. */
export async function creditOf(database: Queryable, heroId: string): Promise<number> {
  const tables = database.tables<PayoutTables>();
  const { credited } = await tables.selectFrom('payout')
    .select(({ fn }) => fn.sum<number | null>('amountFils').as('credited'))
    .where('heroId', '=', heroId).where('state', '=', 'credited').executeTakeFirstOrThrow();
  const { kept } = await tables.selectFrom('payout')
    .select(({ fn }) => fn.sum<number | null>('keptFils').as('kept')).where('heroId', '=', heroId)
    .executeTakeFirstOrThrow();
  const { spent } = await tables.selectFrom('credit_code')
    .select(({ fn }) => fn.sum<number | null>('amountFils').as('spent'))
    .where('heroId', '=', heroId).where('undoneAt', 'is', null).executeTakeFirstOrThrow();
  return (credited ?? 0) + (kept ?? 0) - (spent ?? 0);
}

/** What a hero was and is paid, newest first. */
export async function readMoney(database: Queryable, heroId: string): Promise<Money> {
  const tables = database.tables<PayoutTables>();
  const payouts = await tables.selectFrom('payout').selectAll().where('heroId', '=', heroId)
    .orderBy('tradeInId', 'desc').limit(200).execute();
  const codes = await tables.selectFrom('credit_code').selectAll().where('heroId', '=', heroId)
    .where('undoneAt', 'is', null).orderBy('issuedAt', 'desc').limit(200).execute();
  const open = payouts.filter(({ state }) => state === 'owed' || state === 'batched' || state === 'returned');
  return {
    creditFils: await creditOf(database, heroId),
    owedFils: open.reduce((sum, { amountFils }) => sum + (amountFils ?? 0), 0),
    payouts: payouts.map(ownPayoutView),
    codes: codes.map(codeView),
  };
}

export function codeView({ code, amountFils, issuedAt, usedAt }: Row<typeof CreditCodeEntity>): CreditCode {
  return { code, amountFils, issuedAt: issuedAt.toISOString(), usedAt: usedAt?.toISOString() ?? null };
}

/** How one trade-in is paid; undefined where nothing is chosen or due. */
export async function readPayout(database: Queryable, tradeInId: string): Promise<PayoutView | undefined> {
  const found = await database.tables<PayoutTables>().selectFrom('payout').selectAll()
    .where('tradeInId', '=', tradeInId).executeTakeFirst();
  return found && ownPayoutView(found);
}

/** In a cursor: Postgres lists what has no time last. */
const NEVER_OWED = new Date(8.64e15);

/**
 * What heroes are paid: the oldest debt first, then what was never owed, which is credit or waits for a choice; of one
 * trade-in also what is chosen before anything is due.
 */
export async function listPayouts(
  database: Queryable,
  { state, batchId, tradeInId: one, after, limit }: ListPayoutsQuery,
): Promise<PayoutPage> {
  const end = after === undefined ? undefined : readCursor(after);
  const tables = database.tables<PayoutTables | typeof TradeIn>();
  const rows = await tables.selectFrom('payout').selectAll()
    .$if(one === undefined, (found) => found.where('state', '<>', 'chosen'))
    .$if(one !== undefined, (found) => found.where('tradeInId', '=', one!))
    .$if(state !== undefined, (found) => found.where('state', '=', state!))
    .$if(batchId !== undefined, (found) => found.where('batchId', '=', batchId!))
    .$if(end !== undefined, (found) =>
      found.where(({ eb, tuple, ref, or, and }) => {
        const neverOwed = eb('owedAt', 'is', null);
        if (+end!.time === +NEVER_OWED) return and([neverOwed, eb('tradeInId', '>', end!.id)]);
        return or([
          neverOwed, eb(tuple(ref('owedAt'), ref('tradeInId')), '>', tuple(eb.val(end!.time), eb.val(end!.id))),
        ]);
      }))
    .orderBy('owedAt').orderBy('tradeInId').limit(limit + 1).execute();
  const { page, next } = pageOf(rows, limit, ({ owedAt, tradeInId: id }) => ({ time: owedAt ?? NEVER_OWED, id }));
  if (page.length === 0) return { payouts: [], next: null };
  const named = await tables.selectFrom('trade_in').select(['id', 'code', 'isDemo'])
    .where('id', 'in', page.map(({ tradeInId }) => tradeInId)).execute();
  const tradeIns = new Map(named.map((tradeIn) => [tradeIn.id, tradeIn]));
  const payouts = page.map((row) => {
    const { code, isDemo } = tradeIns.get(row.tradeInId)!;
    return { ...payoutView(row), tradeInCode: code ?? undefined, isDemo };
  });
  return { payouts, next: next ?? null };
}

/** Transfers that are owed to heroes: none for a demonstration, since no phone was there. */
export function owedToHeroes(database: Queryable) {
  return database.tables<PayoutTables | typeof TradeIn>().selectFrom('payout')
    .innerJoin('trade_in', 'trade_in.id', 'payout.tradeInId')
    .where('payout.state', '=', 'owed').where('trade_in.isDemo', '=', false);
}

/** How many transfers are owed to heroes and companies, and how much, fils. */
export async function readOwed(database: Queryable): Promise<PayoutBatches['owed']> {
  const toHeroes = await owedToHeroes(database)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('payout.amountFils').as('amountFils')])
    .executeTakeFirstOrThrow();
  const toCompanies = await database.tables<typeof OrderPayout>().selectFrom('order_payout')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('amountFils').as('amountFils')])
    .where('state', '=', 'owed').executeTakeFirstOrThrow();
  return {
    count: toHeroes.count + toCompanies.count, amountFils: (toHeroes.amountFils ?? 0) + (toCompanies.amountFils ?? 0),
  };
}

/** The latest batches, newest first. */
export async function listPayoutBatches(database: Queryable): Promise<BatchView[]> {
  const found = await database.tables<PayoutTables>().selectFrom('payout_batch').selectAll()
    .orderBy('proposedAt', 'desc').orderBy('id', 'desc').limit(100).execute();
  return found.map(batchView);
}

/** A batch with its transfers, sealed as they are kept, and the codes of trade-ins; undefined where there is none. */
export async function readTransfers(database: Queryable, batchId: string) {
  const tables = database.tables<PayoutTables | typeof OrderPayout | typeof TradeIn>();
  const batch = await tables.selectFrom('payout_batch').selectAll().where('id', '=', batchId).executeTakeFirst();
  if (!batch) return undefined;
  const payouts = await tables.selectFrom('payout').selectAll().where('batchId', '=', batchId).orderBy('tradeInId')
    .execute();
  const tradeIns = await tables.selectFrom('trade_in').select(['id', 'code'])
    .where('id', 'in', payouts.map(({ tradeInId }) => tradeInId)).execute();
  const codes = new Map(tradeIns.map(({ id, code }) => [id, code]));
  const transfers = payouts.map((payout) => ({ ...payout, code: codes.get(payout.tradeInId) ?? null }));
  const orders = await tables.selectFrom('order_payout').selectAll().where('batchId', '=', batchId).orderBy('orderId')
    .execute();
  return { batch, transfers, orders };
}

/** The companies' transfers of a batch; undefined where there is no such batch. */
export async function listBatchOrders(database: Queryable, batchId: string): Promise<OrderPayoutView[] | undefined> {
  const found = await readTransfers(database, batchId);
  return found?.orders.map(({ orderId, companyId, state, amountFils, holder, account, reference }) => ({
    orderId, companyId, state, amountFils, holder, account, reference: reference ?? null,
  }));
}

/** A payout as its hero sees it: of the demo hero, who is everybody, without the account that a visitor typed. */
export function ownPayoutView(row: Row<typeof Payout>): PayoutView {
  const payout = payoutView(row);
  return row.heroId === DEMO_HERO_ID ? { ...payout, holder: null, account: null } : payout;
}

function payoutView(row: Row<typeof Payout>): PayoutView {
  const { tradeInId, heroId, method, state, amountFils, holder, account, batchId, owedAt, paidAt, reference } = row;
  return {
    tradeInId, heroId, method: method ?? null, state, amountFils: amountFils ?? null, holder: holder ?? null,
    account: account ?? null, batchId: batchId ?? null, owedAt: owedAt?.toISOString() ?? null,
    paidAt: paidAt?.toISOString() ?? null, reference: reference ?? null,
  };
}

export function batchView(batch: InferEntity<typeof PayoutBatch> | Row<typeof PayoutBatch>): BatchView {
  const { id, state, count, amountFils, proposedById, proposedBy, approvedAt, approvedBy, settledAt } = batch;
  const { refusedAt, refusedBy, refusal, settledBy, reference, returnedCount, returnedFils } = batch;
  return {
    id, state, count, amountFils, proposedAt: batch.proposedAt.toISOString(), proposedById, proposedBy,
    approvedAt: approvedAt?.toISOString() ?? null, approvedBy: approvedBy ?? null,
    refusedAt: refusedAt?.toISOString() ?? null, refusedBy: refusedBy ?? null, refusal: refusal ?? null,
    settledAt: settledAt?.toISOString() ?? null, settledBy: settledBy ?? null, reference: reference ?? null,
    returnedCount: returnedCount ?? null, returnedFils: returnedFils ?? null,
  };
}

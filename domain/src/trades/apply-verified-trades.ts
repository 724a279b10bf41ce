import { v7 as uuidv7 } from 'uuid';
import { AppError, type Refusal } from '@planet-heroes/contracts/errors/app-error';
import type { TradeInProgramme, TradeValuation } from '@planet-heroes/contracts/valuation/valuation';
import type { Transaction } from '../database/database.js';
import { appendEvents } from '../events/append-events.js';
import { creditHeroes } from '../heroes/credit-heroes.js';
import { lockHeroes } from '../heroes/lock-heroes.js';
import { addToImpact } from '../impact/add-to-impact.js';
import { account } from '../ledger/accounts.js';
import { postEntries } from '../ledger/post-entries.js';
import { assertTradeInTransition, type TradeInState } from './trade-in.states.js';
import { type PhoneValuation, valuePhone } from './value-phone.js';

/** A trade that a trade desk verified. `cause` is unique to it; `time` is when it was verified. */
export interface VerifiedTrade {
  heroId: string;
  device: string;
  condition: string;
  programme: TradeInProgramme;
  tradeInId?: string | undefined;
  cause: string;
  time: Date;
}

export type TradeFate =
  | { status: 'applied'; tradeInId: string; valuation: TradeValuation }
  | { status: 'refused'; error: Refusal };

interface AcceptedTrade extends VerifiedTrade, PhoneValuation {
  tradeInId: string;
}

export const TRADE_RULE = 'trade-verified';

/**
 * Applies verified trades in one transaction, however many, with a fixed number of statements. One that is refused
 * (unknown hero, device, trade-in, or one already decided) leaves the others alone; fates come in the order given.
 */
export async function applyVerifiedTrades(
  transaction: Transaction,
  trades: readonly VerifiedTrade[],
): Promise<{ fates: TradeFate[]; transactionId: string | undefined }> {
  const heroes = await lockHeroes(transaction, trades.map(({ heroId }) => heroId));
  const quotes = await lockQuotes(transaction, trades);
  const accepted: AcceptedTrade[] = [];
  const fates = trades.map((trade): TradeFate => {
    try {
      if (!heroes.has(trade.heroId)) {
        throw new AppError('unknown_hero', `There is no hero "${trade.heroId}".`, { heroId: trade.heroId });
      }
      const priced = valuePhone(trade.programme, trade.device, trade.condition);
      const tradeInId = trade.tradeInId ?? uuidv7();
      if (trade.tradeInId) fulfilQuote(quotes, trade.tradeInId, trade.heroId);
      accepted.push({ ...trade, ...priced, tradeInId });
      return { status: 'applied', tradeInId, valuation: priced.valuation };
    } catch (error) {
      if (error instanceof AppError) return { status: 'refused', error: error.toRefusal() };
      throw error;
    }
  });
  return { fates, transactionId: await creditTrades(transaction, accepted) };
}

interface Quote {
  heroId: string;
  state: TradeInState;
}

async function lockQuotes(transaction: Transaction, trades: readonly VerifiedTrade[]): Promise<Map<string, Quote>> {
  const ids = trades.flatMap(({ tradeInId }) => tradeInId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await transaction.query<{ id: string; hero_id: string; state: TradeInState }>(
    'select id, hero_id, state from trade_in where id = any($1::text[]) order by id for update',
    [ids],
  );
  return new Map(rows.map(({ id, hero_id, state }) => [id, { heroId: hero_id, state }]));
}

function fulfilQuote(quotes: Map<string, Quote>, tradeInId: string, heroId: string): void {
  const quote = quotes.get(tradeInId);
  if (!quote || quote.heroId !== heroId) {
    throw new AppError('unknown_trade_in', `Hero "${heroId}" has no trade-in "${tradeInId}".`, { tradeInId });
  }
  assertTradeInTransition(tradeInId, quote.state, 'verified');
  quote.state = 'verified';
}

async function creditTrades(
  transaction: Transaction,
  trades: readonly AcceptedTrade[],
): Promise<string | undefined> {
  if (trades.length === 0) return undefined;
  await saveTradeIns(transaction, trades);
  await postEntries(
    transaction,
    trades.map(({ heroId, valuation, cause, time, device, condition }) => ({
      debitAccount: account.issuer(TRADE_RULE),
      creditAccount: account.available(heroId),
      amount: valuation.points,
      rule: TRADE_RULE,
      cause,
      heroId,
      reason: reasonFor(device, condition),
      occurredAt: time,
    })),
  );
  await creditHeroes(
    transaction,
    trades.map(({ heroId, valuation, time }) => ({ heroId, ...valuation, reachedAt: time })),
  );
  await addToImpact(
    transaction,
    trades.map(({ valuation }) => ({ ...valuation, rewards: valuation.tradeValue * 100, heroes: 0 })),
  );
  return appendEvents(
    transaction,
    trades.flatMap(({ heroId, tradeInId, programme, device, condition, valuation, cause, time }) => [
      {
        type: 'trade.verified' as const,
        subject: tradeInId,
        cause,
        time,
        data: {
          tradeInId,
          heroId,
          programme,
          device,
          condition,
          tradeValue: valuation.tradeValue,
          bottlesPrevented: valuation.bottlesPrevented,
          co2Saved: valuation.co2Saved,
        },
      },
      {
        type: 'points.earned' as const,
        subject: heroId,
        cause,
        time,
        data: { heroId, points: valuation.points, rule: TRADE_RULE, reason: reasonFor(device, condition) },
      },
    ]),
  );
}

function reasonFor(device: string, condition: string): string {
  return `${device}, ${condition}`;
}

async function saveTradeIns(transaction: Transaction, trades: readonly AcceptedTrade[]): Promise<void> {
  await transaction.query(
    `insert into trade_in (id, hero_id, programme, device, condition, state, value_fils, points, bottles_prevented,
                           co2saved, decided_at)
     select id, hero_id, programme, device, condition, 'verified', value_fils, points, bottles, co2, decided_at
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[],
                 $9::bigint[], $10::timestamptz[])
       as trade (id, hero_id, programme, device, condition, value_fils, points, bottles, co2, decided_at)
     on conflict (id) do update set
       programme = excluded.programme, device = excluded.device, condition = excluded.condition,
       state = excluded.state, value_fils = excluded.value_fils, points = excluded.points,
       bottles_prevented = excluded.bottles_prevented, co2saved = excluded.co2saved, decided_at = excluded.decided_at`,
    [
      trades.map(({ tradeInId }) => tradeInId),
      trades.map(({ heroId }) => heroId),
      trades.map(({ programme }) => programme),
      trades.map(({ device }) => device),
      trades.map(({ condition }) => condition),
      trades.map(({ valuation }) => valuation.tradeValue * 100),
      trades.map(({ valuation }) => valuation.points),
      trades.map(({ valuation }) => valuation.bottlesPrevented),
      trades.map(({ valuation }) => valuation.co2Saved),
      trades.map(({ time }) => time.toISOString()),
    ],
  );
}

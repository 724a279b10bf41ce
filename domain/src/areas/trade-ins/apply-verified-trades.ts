import { v7 as uuidv7 } from 'uuid';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { TradeInProgramme, TradeValuation } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { applied, type Outcome, refused } from '../../kernel/commands/outcome.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockTradingHeroes } from '../heroes/heroes.area.js';
import { movePoints, type PointMovement } from '../../kernel/points/move-points.js';
import { unknownTradeIn } from './read-trade-ins.js';
import { tradeInStates } from './trade-in.states.js';
import { TRADE_RULE, tradeReason } from './trade-rule.js';
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

export type TradeOutcome = Outcome<{ tradeInId: string; valuation: TradeValuation }>;

interface AcceptedTrade extends VerifiedTrade, PhoneValuation {
  tradeInId: string;
  /** What its quote promised; 0 where there was none. */
  promised: number;
}

/**
 * Applies verified trades in one transaction, however many, with a fixed number of statements. One that is refused
 * (unknown hero, device, trade-in, or one already decided) leaves the others alone; outcomes come in the order given.
 */
export async function applyVerifiedTrades(
  transaction: Transaction,
  trades: readonly VerifiedTrade[],
): Promise<{ outcomes: TradeOutcome[]; transactionId: string | undefined }> {
  const heroes = await lockTradingHeroes(transaction, trades.map(({ heroId }) => heroId));
  const quotes = await lockQuotes(transaction, trades);
  const accepted: AcceptedTrade[] = [];
  const outcomes = trades.map((trade): TradeOutcome => {
    try {
      if (!heroes.has(trade.heroId)) {
        throw new AppError('unknown_hero', `There is no hero "${trade.heroId}".`, { heroId: trade.heroId });
      }
      const priced = valuePhone(trade.programme, trade.device, trade.condition);
      const tradeInId = trade.tradeInId ?? uuidv7();
      const promised = trade.tradeInId ? fulfilQuote(quotes, trade.tradeInId, trade.heroId) : 0;
      accepted.push({ ...trade, ...priced, tradeInId, promised });
      return applied({ tradeInId, valuation: priced.valuation });
    } catch (error) {
      if (error instanceof AppError) return refused(error);
      throw error;
    }
  });
  return { outcomes, transactionId: await creditTrades(transaction, accepted) };
}

interface Quote {
  heroId: string;
  state: TradeInState;
  points: number;
}

async function lockQuotes(transaction: Transaction, trades: readonly VerifiedTrade[]): Promise<Map<string, Quote>> {
  const ids = trades.flatMap(({ tradeInId }) => tradeInId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await transaction.query<Quote & { id: string }>(
    `select id, hero_id as "heroId", state, points::float8 as points from trade_in
     where id = any($1::text[]) order by id for update`,
    [ids],
  );
  return new Map(rows.map((quote) => [quote.id, quote]));
}

/** Takes a quote as fulfilled and returns the points that it had promised. */
function fulfilQuote(quotes: Map<string, Quote>, tradeInId: string, heroId: string): number {
  const quote = quotes.get(tradeInId);
  if (!quote || quote.heroId !== heroId) throw unknownTradeIn(tradeInId);
  tradeInStates.assert(tradeInId, quote.state, 'verified');
  quote.state = 'verified';
  return quote.points;
}

async function creditTrades(
  transaction: Transaction,
  trades: readonly AcceptedTrade[],
): Promise<string | undefined> {
  if (trades.length === 0) return undefined;
  await saveTradeIns(transaction, trades);
  const moved = await movePoints(transaction, trades.flatMap(pointsOf));
  const verified = trades.map(({ heroId, tradeInId, programme, device, condition, valuation, cause, time }) => ({
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
  }));
  return appendEvents(transaction, [...verified, ...moved]);
}

/** The points that were promised are fulfilled; where the desk found more or less, the difference is earned or withdrawn. */
function pointsOf({ heroId, valuation, promised, cause, time, device, condition }: AcceptedTrade): PointMovement[] {
  const common = { heroId, cause, reason: tradeReason(device, condition), time };
  if (promised === 0) return [{ kind: 'earn', ...common, amount: valuation.points, rule: TRADE_RULE }];
  return [
    { kind: 'fulfil', ...common, amount: Math.min(promised, valuation.points), rule: TRADE_RULE },
    { kind: 'earn', ...common, amount: Math.max(0, valuation.points - promised), rule: `${TRADE_RULE}-above-quote` },
    { kind: 'withdraw', ...common, amount: Math.max(0, promised - valuation.points), rule: TRADE_RULE, cause: `${cause}:below-quote` },
  ];
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

import { v7 as uuidv7 } from 'uuid';
import { TRADE_RULE } from '@planet-heroes/contracts/areas/heroes/points';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { TradeInProgramme, TradeValuation } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { applied, type Outcome, refused } from '../../kernel/commands/outcome.js';
import type { Row, Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockTradingHeroes } from '../heroes/heroes.area.js';
import { movePoints, type PointMovement } from '../../kernel/points/move-points.js';
import { unknownTradeIn } from './read-trade-ins.js';
import { saveVerifiedTrades } from './save-verified-trades.statement.js';
import type { TradeIn } from './trade-in.entity.js';
import { tradeInStates } from './trade-in.states.js';
import { tradeReason } from './trade-rule.js';
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
  /** What it had promised; 0 where nothing was locked before. */
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
  const locked = await lockTradeIns(transaction, trades);
  const accepted: AcceptedTrade[] = [];
  const outcomes = trades.map((trade): TradeOutcome => {
    try {
      if (!heroes.has(trade.heroId)) {
        throw new AppError('unknown_hero', `There is no hero "${trade.heroId}".`, { heroId: trade.heroId });
      }
      const priced = valuePhone(trade.programme, trade.device, trade.condition);
      const tradeInId = trade.tradeInId ?? uuidv7();
      const promised = trade.tradeInId ? fulfil(locked, trade.tradeInId, trade.heroId) : 0;
      accepted.push({ ...trade, ...priced, tradeInId, promised });
      return applied({ tradeInId, valuation: priced.valuation });
    } catch (error) {
      if (error instanceof AppError) return refused(error);
      throw error;
    }
  });
  return { outcomes, transactionId: await creditTrades(transaction, accepted) };
}

type LockedTradeIn = Pick<Row<typeof TradeIn>, 'id' | 'heroId' | 'state' | 'points'>;

async function lockTradeIns(
  transaction: Transaction,
  trades: readonly VerifiedTrade[],
): Promise<Map<string, LockedTradeIn>> {
  const ids = trades.flatMap(({ tradeInId }) => tradeInId ?? []);
  if (ids.length === 0) return new Map();
  const locked = await transaction
    .tables<typeof TradeIn>()
    .selectFrom('trade_in')
    .select(['id', 'heroId', 'state', 'points'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(locked.map((tradeIn) => [tradeIn.id, tradeIn]));
}

/** Takes a trade-in as fulfilled and returns the points that it had promised. */
function fulfil(locked: ReadonlyMap<string, LockedTradeIn>, tradeInId: string, heroId: string): number {
  const tradeIn = locked.get(tradeInId);
  if (!tradeIn || tradeIn.heroId !== heroId) throw unknownTradeIn(tradeInId);
  tradeInStates.assert(tradeInId, tradeIn.state, 'verified');
  tradeIn.state = 'verified';
  return tradeIn.points;
}

async function creditTrades(
  transaction: Transaction,
  trades: readonly AcceptedTrade[],
): Promise<string | undefined> {
  if (trades.length === 0) return undefined;
  await saveVerifiedTrades(transaction, trades);
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

/**
 * The points that were promised are fulfilled; where the desk found more or less, the difference is earned or
 * withdrawn.
 */
function pointsOf({ heroId, valuation, promised, cause, time, device, condition }: AcceptedTrade): PointMovement[] {
  const common = { heroId, cause, reason: tradeReason(device, condition), time };
  if (promised === 0) return [{ kind: 'earn', ...common, amount: valuation.points, rule: TRADE_RULE }];
  return [
    { kind: 'fulfil', ...common, amount: Math.min(promised, valuation.points), rule: TRADE_RULE },
    { kind: 'earn', ...common, amount: Math.max(0, valuation.points - promised), rule: `${TRADE_RULE}-above-quote` },
    {
      kind: 'withdraw',
      ...common,
      amount: Math.max(0, promised - valuation.points),
      rule: TRADE_RULE,
      cause: `${cause}:below-quote`,
    },
  ];
}

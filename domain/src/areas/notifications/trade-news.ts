import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import type { EventOf } from '../../kernel/areas/area.js';
import type { Transaction } from '../../kernel/database/database.js';
import type { Payout } from '../payouts/payouts.area.js';
import type { TradeIn, TradeInHandover, TradeInInspection } from '../trade-ins/trade-ins.area.js';
import type { SubjectOf } from './hero-text.js';
import { type HeroNews, tellHeroes } from './tell-heroes.js';

type TradeStep = SubjectOf<'trade-in-step'>;
type TradeEvent = EventOf<'trade.verified' | 'trade.rejected' | 'trade.expired' | 'trade.reversed' | 'trade.advanced'>;
type Found = Awaited<ReturnType<typeof tradeInsOf>>[number];

/** Notifies heroes of a step of their phones, with the amounts that it is about. */
export function tellOfTrades(state: TradeStep['state']) {
  return async (transaction: Transaction, events: readonly TradeEvent[]) => {
    const found = await tradeInsOf(transaction, events.map(({ data }) => data.tradeInId));
    const byId = new Map(found.map((tradeIn) => [tradeIn.id, tradeIn]));
    return tellHeroes(transaction, events.flatMap(({ data, time, cause }): HeroNews[] => {
      const tradeIn = byId.get(data.tradeInId);
      // The hero posted it.
      if (state === 'collected' && 'by' in data && data.by === 'hero') return [];
      // The rejection says already that the phone comes back.
      if (state === 'returning' && tradeIn && tradeIn.reasons.length > 0) return [];
      const heroId = 'mergedInto' in data ? data.mergedInto ?? data.heroId : data.heroId;
      const device = 'device' in data ? data.device : tradeIn?.device ?? 'iPhone';
      const facts = tradeIn ? factsOf(state, tradeIn) : {};
      return [{
        id: `trade-in-${data.tradeInId}-${state}`, heroId, time, cause, kind: 'trade-in-step',
        data: { tradeInId: data.tradeInId, device, state, ...facts },
      }];
    }));
  };
}

/** Trade-ins with what messages say of them. Choices of payment are read before the payment itself reacts. */
export function tradeInsOf(transaction: Transaction, ids: readonly string[]) {
  return transaction
    .tables<typeof TradeIn | typeof TradeInHandover | typeof TradeInInspection | typeof Payout>()
    .selectFrom('trade_in')
    .leftJoin('trade_in_handover as handover', 'handover.tradeInId', 'trade_in.id')
    .leftJoin('trade_in_inspection as inspection', 'inspection.tradeInId', 'trade_in.id')
    .leftJoin('payout', 'payout.tradeInId', 'trade_in.id')
    .select([
      'trade_in.id as id', 'trade_in.heroId as heroId', 'trade_in.device as device', 'trade_in.state as state',
      'trade_in.valueFils as valueFils', 'trade_in.points as points', 'trade_in.reasons as reasons',
      'trade_in.code as code', 'trade_in.isDemo as isDemo', 'trade_in.lockedUntil as lockedUntil',
      'handover.feeFils as feeFils', 'handover.method as handover', 'handover.startsAt as startsAt',
      'handover.endsAt as endsAt', 'handover.address as address', 'inspection.valueFils as offerFils', 'payout.method as method',
      'payout.account as account',
    ])
    .where('trade_in.id', 'in', ids)
    .execute();
}

function factsOf(state: TradeStep['state'], tradeIn: Found): Partial<TradeStep> {
  const { heroId, valueFils, points, offerFils, reasons, isDemo, code, feeFils, method, account } = tradeIn;
  switch (state) {
    case 'collected':
      return { ...(isDemo && { isDemo }) };
    case 'received':
    case 'inspected':
      return { valueFils, ...(isDemo && { isDemo }) };
    case 'expired':
      return { valueFils };
    case 'countered':
      return { valueFils, ...(offerFils !== null && { offerFils }) };
    case 'rejected':
      return { reasons, comesBack: tradeIn.state === 'returning' };
    case 'verified':
      return {
        points,
        // A partner's desk pays on the spot.
        ...(code !== null && { pay: method ?? 'undecided', payFils: Math.max(0, valueFils - (feeFils ?? 0)) }),
        ...(code !== null && feeFils && { feeFils }),
        ...(code !== null && account !== null && heroId !== DEMO_HERO_ID && { account }),
        ...(isDemo && { isDemo }),
      };
    default:
      return {};
  }
}

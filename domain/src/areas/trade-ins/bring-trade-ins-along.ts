import { TRADE_RULE } from '@planet-heroes/contracts/areas/heroes/points';
import { OPEN_TRADE_IN_STATES, PRICED_TRADE_IN_STATES } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { Reaction } from '../../kernel/areas/area.js';
import { movePoints } from '../../kernel/points/move-points.js';
import type { TradeIn } from './trade-in.entity.js';
import { tradeReason } from './trade-rule.js';

/**
 * Trade-ins that are under way go along when a hero is merged into another of the same person, with the points that
 * they promise. Those that have ended stay, as the history of the hero that has left, until one is taken back.
 */
export const bringTradeInsAlong: Reaction<'hero.merged'> = async (transaction, events) => {
  const tables = transaction.tables<typeof TradeIn>();
  const moved = [];
  for (const { data: { heroId: from, into }, time } of events) {
    const brought = await tables.updateTable('trade_in').set({ heroId: into }).where('heroId', '=', from)
      .where('state', 'in', OPEN_TRADE_IN_STATES).returning(['id', 'points', 'device', 'condition', 'state']).execute();
    moved.push(
      ...await movePoints(
        transaction,
        brought.flatMap(({ id, points: amount, device, condition, state }) => {
          if (!(PRICED_TRADE_IN_STATES as readonly string[]).includes(state)) return [];
          const movement = { amount, rule: TRADE_RULE, cause: `merge:${id}`, reason: tradeReason(device, condition), time };
          return [
            { kind: 'withdraw' as const, heroId: from, ...movement },
            { kind: 'promise' as const, heroId: into, ...movement },
          ];
        }),
      ),
    );
  }
  return moved;
};

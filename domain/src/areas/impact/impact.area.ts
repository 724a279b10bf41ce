import { defineArea } from '../../kernel/areas/area.js';
import { addToImpact, impactTotals } from './add-to-impact.js';
import { IMPACT_SEEDS } from './impact-seeds.js';
import { ImpactTotal } from './impact-total.entity.js';

/** The public totals. */
export const impact = defineArea({
  name: 'impact',
  entities: [ImpactTotal],
  reactions: {
    'points.earned': (transaction, events) =>
      addToImpact(transaction, events.map(({ data }) => ({ points: data.points }))),
    'trade.verified': (transaction, events) =>
      addToImpact(
        transaction,
        events.map(({ data: { bottlesPrevented, co2Saved, tradeValue } }) => ({
          bottlesPrevented,
          co2Saved,
          rewards: tradeValue * 100,
        })),
      ),
    'points.taken_back': (transaction, events) =>
      addToImpact(transaction, events.map(({ data }) => ({ points: -data.points }))),
    'trade.reversed': (transaction, events) =>
      addToImpact(
        transaction,
        events.map(({ data: { bottlesPrevented, co2Saved, tradeValue } }) => ({
          bottlesPrevented: -bottlesPrevented,
          co2Saved: -co2Saved,
          rewards: -tradeValue * 100,
        })),
      ),
    'hero.joined': (transaction, events) => addToImpact(transaction, [{ heroes: events.length }]),
    // Guests were never counted.
    'hero.removed': (transaction, events) =>
      addToImpact(transaction, [{ heroes: -events.filter(({ data }) => !data.wasGuest).length }]),
  },
  totals: [impactTotals],
  seeds: IMPACT_SEEDS,
});

import {
  findDevice,
  PRICE_TABLES,
  type TradeInProgramme,
  valueTrade,
} from '@planet-heroes/contracts/areas/trade-ins/valuation';

/** The most that a programme gives for a model, or for any, in whole AED: what it is worth in its best condition. */
export function highestValueOf(programme: TradeInProgramme, model?: string): number {
  const { devices, conditions } = PRICE_TABLES[programme];
  const device = model === undefined ? undefined : findDevice(programme, model);
  return Math.max(
    ...(device ? [device] : devices).flatMap((one) =>
      conditions.map((condition) => valueTrade(one, condition).tradeValue)
    ),
  );
}

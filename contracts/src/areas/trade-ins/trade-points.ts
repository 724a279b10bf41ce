import { PRICE_TABLES, TRADE_IN_PROGRAMMES, valueTrade } from './valuation.js';

const every = TRADE_IN_PROGRAMMES.flatMap((programme) => {
  const { devices, conditions } = PRICE_TABLES[programme];
  return devices.flatMap((device) => conditions.map((condition) => valueTrade(device, condition).points));
});

/** The fewest and the most points that a phone brings. */
export const TRADE_POINTS = { min: Math.min(...every), max: Math.max(...every) } as const;

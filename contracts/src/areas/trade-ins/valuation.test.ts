import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOME_DEVICES, SIMULATOR_DEVICES } from './devices.js';
import { levelFor } from '../heroes/levels.js';
import {
  findCondition,
  findDevice,
  PRICE_TABLES,
  TRADE_IN_PROGRAMMES,
  valueTrade,
  waterProtectionMonths,
} from './valuation.js';

const anyTrade = fc.constantFrom(...TRADE_IN_PROGRAMMES).chain((programme) =>
  fc.record({
    programme: fc.constant(programme),
    device: fc.constantFrom(...PRICE_TABLES[programme].devices),
    condition: fc.constantFrom(...PRICE_TABLES[programme].conditions),
  }),
);

describe('a trade’s valuation', () => {
  it('is whole, and never above that of an excellent phone', () => {
    fc.assert(
      fc.property(anyTrade, ({ programme, device, condition }) => {
        const worn = valueTrade(device, condition);
        const perfect = valueTrade(device, PRICE_TABLES[programme].conditions[0]!);
        for (const figure of ['tradeValue', 'points', 'bottlesPrevented', 'co2Saved'] as const) {
          expect(Number.isInteger(worn[figure])).toBe(true);
          expect(worn[figure]).toBeLessThanOrEqual(perfect[figure]);
        }
      }),
    );
  });

  it('follows the formulas for bottles, CO2 and level', () => {
    fc.assert(
      fc.property(anyTrade, ({ device, condition }) => {
        const { tradeValue, points, bottlesPrevented, co2Saved, level } = valueTrade(device, condition);
        expect(bottlesPrevented).toBe(Math.floor(tradeValue / 2));
        expect(co2Saved).toBe(2 * tradeValue);
        expect(level).toBe(levelFor(points));
      }),
    );
  });

  it.each([
    ['iPhone 16 Pro Max', 'excellent', 4200, 4000],
    ['iPhone 15 Pro', 'good', 2480, 2240],
    ['iPhone 14 Pro', 'fair', 1500, 1380],
    ['iPhone 14', 'fair', 1320, 1200],
  ])('at home prices %s, %s, as the document does', (model, key, tradeValue, points) => {
    expect(valueTrade(findDevice('home', model)!, findCondition('home', key)!)).toMatchObject({ tradeValue, points });
  });

  it.each([
    ['iPhone 13 Pro', 'excellent', 1000, 2000],
    ['iPhone 15 Pro Max', 'good', 1275, 2550],
    ['iPhone 11', 'poor', 200, 400],
  ])('in the simulator prices %s, %s, at two points a dirham', (model, key, tradeValue, points) => {
    expect(valueTrade(findDevice('exchange', model)!, findCondition('exchange', key)!)).toMatchObject({
      tradeValue,
      points,
    });
  });

  it('counts only whole protected months', () => {
    expect([0, 199, 200, 750].map(waterProtectionMonths)).toEqual([0, 0, 1, 3]);
  });
});

describe('finding a device', () => {
  it('works for every device under each of its spellings', () => {
    for (const { model } of [...HOME_DEVICES, ...SIMULATOR_DEVICES]) {
      const programme = HOME_DEVICES.some((device) => device.model === model) ? 'home' : 'exchange';
      for (
        const spelling of [
          model,
          model.replace('iPhone ', ''),
          model.toUpperCase(),
          model.toLowerCase().replaceAll(' ', '-'),
        ]
      ) {
        expect(findDevice(programme, spelling)?.model).toBe(model);
      }
    }
  });

  it('does not guess', () => {
    for (const name of ['iPhone', '15 Pro Ma', '15 Pro Max Plus', '']) expect(findDevice('home', name)).toBeUndefined();
  });
});

describe('hero levels', () => {
  it.each(
    [[0, 'Bronze Hero'], [299, 'Bronze Hero'], [300, 'Silver Hero'], [599, 'Silver Hero'], [600, 'Gold Hero']] as const,
  )(
    'at %d points: %s',
    (points, level) => expect(levelFor(points)).toBe(level),
  );
});

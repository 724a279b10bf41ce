import {
  BOTTLES_PER_PROTECTED_MONTH,
  HOME_CONDITIONS,
  HOME_DEVICES,
  SIMULATOR_CONDITIONS,
  SIMULATOR_DEVICES,
  type TradeInCondition,
  type TradeInDevice,
} from './devices.js';
import { impactOf } from '../impact/factors.js';
import { type HeroLevel, levelFor } from '../heroes/levels.js';

/** The two price tables: the home calculator's and the simulator's. */
export const TRADE_IN_PROGRAMMES = ['home', 'exchange'] as const;
export type TradeInProgramme = (typeof TRADE_IN_PROGRAMMES)[number];

/** A trade-in's worth: AED, points and bottles whole, CO2 in grams (spec document 1, section 3). */
export interface TradeValuation {
  tradeValue: number;
  points: number;
  bottlesPrevented: number;
  co2Saved: number;
  /** The level that these points alone would reach. */
  level: HeroLevel;
}

interface PriceTable {
  readonly devices: readonly TradeInDevice[];
  readonly conditions: readonly TradeInCondition[];
}

/** The devices and conditions of each programme. */
export const PRICE_TABLES: Readonly<Record<TradeInProgramme, PriceTable>> = {
  home: { devices: HOME_DEVICES, conditions: HOME_CONDITIONS },
  exchange: { devices: SIMULATOR_DEVICES, conditions: SIMULATOR_CONDITIONS },
};

function comparable(text: string): string {
  return text.trim().toLowerCase().replace(/[\s_-]+/g, ' ').replace(/^iphone /, '');
}

const byName = ({ devices }: PriceTable) => new Map(devices.map((device) => [comparable(device.model), device]));
const DEVICES_BY_NAME: Readonly<Record<TradeInProgramme, ReadonlyMap<string, TradeInDevice>>> = {
  home: byName(PRICE_TABLES.home),
  exchange: byName(PRICE_TABLES.exchange),
};

/** Finds a device by its name with or without "iPhone", in any case, spaced or hyphenated. */
export function findDevice(programme: TradeInProgramme, name: string): TradeInDevice | undefined {
  return DEVICES_BY_NAME[programme].get(comparable(name));
}

/** Finds a condition by its key, in any case. */
export function findCondition(programme: TradeInProgramme, name: string): TradeInCondition | undefined {
  const wanted = comparable(name);
  return PRICE_TABLES[programme].conditions.find(({ condition }) => condition === wanted);
}

/**
 * Values a phone. The browser's estimate, the worker and the concierge all call this, so that a price is rounded in
 * one place only.
 */
export function valueTrade(device: TradeInDevice, condition: TradeInCondition): TradeValuation {
  const tradeValue = Math.round(device.baseValue * condition.multiplier);
  const points = device.points === undefined ? 2 * tradeValue : Math.round(device.points * condition.multiplier);
  return {
    tradeValue,
    points,
    ...impactOf(tradeValue),
    level: levelFor(points),
  };
}

/** Whole months of household water that the prevented bottles stand for (spec document 1, section 9). */
export function waterProtectionMonths(bottlesPrevented: number): number {
  return Math.floor(bottlesPrevented / BOTTLES_PER_PROTECTED_MONTH);
}

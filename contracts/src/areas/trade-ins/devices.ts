/** A phone that a trade-in programme buys. `baseValue` is whole AED for an excellent phone. */
export interface TradeInDevice {
  readonly model: string;
  readonly baseValue: number;
  /** Points for an excellent phone, where the programme has a table of its own. */
  readonly points?: number;
}

/** A phone's condition and what it does to the base value. */
export interface TradeInCondition {
  readonly condition: string;
  readonly label: string;
  readonly multiplier: number;
}

/** The home calculator's devices, AED and points (spec document 1, section 9). */
export const HOME_DEVICES = [
  { model: 'iPhone 16 Pro Max', baseValue: 4200, points: 4000 },
  { model: 'iPhone 16 Pro', baseValue: 3800, points: 3600 },
  { model: 'iPhone 16', baseValue: 3200, points: 3000 },
  { model: 'iPhone 15 Pro Max', baseValue: 3500, points: 3200 },
  { model: 'iPhone 15 Pro', baseValue: 3100, points: 2800 },
  { model: 'iPhone 15', baseValue: 2800, points: 2500 },
  { model: 'iPhone 14 Pro Max', baseValue: 2900, points: 2600 },
  { model: 'iPhone 14 Pro', baseValue: 2500, points: 2300 },
  { model: 'iPhone 14', baseValue: 2200, points: 2000 },
] as const satisfies readonly TradeInDevice[];

/** The home calculator's conditions (spec document 1, section 9). */
export const HOME_CONDITIONS = [
  { condition: 'excellent', label: 'Excellent', multiplier: 1 },
  { condition: 'good', label: 'Good', multiplier: 0.8 },
  { condition: 'fair', label: 'Fair', multiplier: 0.6 },
] as const satisfies readonly TradeInCondition[];

/** The simulator's devices, AED (spec document 1, section 9). */
export const SIMULATOR_DEVICES = [
  { model: 'iPhone 15 Pro Max', baseValue: 1500 },
  { model: 'iPhone 15 Pro', baseValue: 1400 },
  { model: 'iPhone 15', baseValue: 1200 },
  { model: 'iPhone 14 Pro Max', baseValue: 1300 },
  { model: 'iPhone 14 Pro', baseValue: 1200 },
  { model: 'iPhone 14', baseValue: 1000 },
  { model: 'iPhone 13 Pro Max', baseValue: 1100 },
  { model: 'iPhone 13 Pro', baseValue: 1000 },
  { model: 'iPhone 13', baseValue: 900 },
  { model: 'iPhone 12 Pro Max', baseValue: 900 },
  { model: 'iPhone 12 Pro', baseValue: 800 },
  { model: 'iPhone 12', baseValue: 700 },
  { model: 'iPhone 11 Pro Max', baseValue: 700 },
  { model: 'iPhone 11 Pro', baseValue: 600 },
  { model: 'iPhone 11', baseValue: 500 },
] as const satisfies readonly TradeInDevice[];

/** The simulator's conditions (spec document 1, section 9). */
export const SIMULATOR_CONDITIONS = [
  { condition: 'excellent', label: 'Excellent', multiplier: 1 },
  { condition: 'good', label: 'Good', multiplier: 0.85 },
  { condition: 'fair', label: 'Fair', multiplier: 0.65 },
  { condition: 'poor', label: 'Poor', multiplier: 0.4 },
] as const satisfies readonly TradeInCondition[];

/** What the simulator shows before anybody chooses (spec document 1, section 9). */
export const SIMULATOR_DEFAULT = { model: 'iPhone 13 Pro', condition: 'excellent' } as const;

/** Bottles that protect one household's water for a month (spec document 1, section 9). */
export const BOTTLES_PER_PROTECTED_MONTH = 200;

/** Days a trade-in quote stays locked, and hours until a verified trade is processed. */
export const QUOTE_LOCK_DAYS = 30;
export const VERIFICATION_PROCESSING_HOURS = 24;

import { BULK_CONDITIONS, BULK_MODELS, type BulkCondition, type BulkModel } from '../companies/catalogue.js';
import { CORPORATE_PROMISES, VOLUME_TIERS } from '../missions/tiers.js';

export interface BulkRow {
  model: BulkModel;
  condition: BulkCondition;
  quantity: number;
}

/** A row with its prices in fils, before the volume bonus. */
export interface PricedBulkRow extends BulkRow {
  unitPrice: number;
  estimatedValue: number;
}

/** What a bulk trade-in is worth; every amount in fils. */
export interface BulkEstimate {
  devices: PricedBulkRow[];
  deviceCount: number;
  subtotal: number;
  tier: VolumeTier['id'] | null;
  bonusPercent: number;
  bonus: number;
  total: number;
  /** How soon a quote is promised. */
  responseHours: number;
  /** What it takes to get the next bonus; null at the highest tier. */
  nextTier: { id: VolumeTier['id']; missingUnits: number; bonusPercent: number } | null;
}

export type VolumeTier = (typeof VOLUME_TIERS)[number];

/** The volume tier for a number of devices; undefined below the lowest (spec document 2, section 9). */
export function volumeTierFor(units: number): VolumeTier | undefined {
  return VOLUME_TIERS.findLast(({ minUnits }) => units >= minUnits);
}

/** Hours within which a quote for `units` devices is promised. */
export function responseHoursFor(units: number): number {
  return volumeTierFor(units)?.responseHours ?? CORPORATE_PROMISES.quoteHours;
}

/**
 * Estimates a bulk trade-in. The browser's estimate, the import and the desk all call this. A unit is rounded to whole
 * AED as in the simulator; the bonus applies to the sum of all devices and comes out in whole fils.
 */
export function estimateBulkTradeIn(rows: readonly BulkRow[]): BulkEstimate {
  const devices = rows.map((row) => {
    const unitPrice = unitPriceOf(row.model, row.condition);
    return {
      model: row.model,
      condition: row.condition,
      quantity: row.quantity,
      unitPrice,
      estimatedValue: unitPrice * row.quantity,
    };
  });
  const deviceCount = devices.reduce((sum, { quantity }) => sum + quantity, 0);
  const subtotal = devices.reduce((sum, { estimatedValue }) => sum + estimatedValue, 0);
  const tier = volumeTierFor(deviceCount);
  const bonusPercent = tier?.bonusPercent ?? 0;
  const bonus = (subtotal / 100) * bonusPercent;
  const next = VOLUME_TIERS.find(({ minUnits }) => minUnits > deviceCount);
  return {
    devices,
    deviceCount,
    subtotal,
    tier: tier?.id ?? null,
    bonusPercent,
    bonus,
    total: subtotal + bonus,
    responseHours: responseHoursFor(deviceCount),
    nextTier: next ? { id: next.id, missingUnits: next.minUnits - deviceCount, bonusPercent: next.bonusPercent } : null,
  };
}

/** Rows of one model and condition as one row, so that a quote has no kind of device twice. */
export function mergeBulkRows(rows: readonly BulkRow[]): BulkRow[] {
  const merged = new Map<string, BulkRow>();
  for (const { model, condition, quantity } of rows) {
    const kind = `${model} ${condition}`;
    merged.set(kind, { model, condition, quantity: quantity + (merged.get(kind)?.quantity ?? 0) });
  }
  return [...merged.values()];
}

/** One device's price in fils, before any bonus. */
export function unitPriceOf(model: BulkModel, condition: BulkCondition): number {
  const { baseValue } = BULK_MODELS.find((known) => known.model === model)!;
  const { multiplier } = BULK_CONDITIONS.find((known) => known.condition === condition)!;
  return Math.round(baseValue * multiplier) * 100;
}

export function bulkModelLabel(model: string): string {
  return BULK_MODELS.find((known) => known.model === model)?.label ?? model;
}

/** Devices in a few words: "iPhone 15 Pro × 120, MacBook Air × 30". */
export function describeBulkRows(rows: readonly BulkRow[]): string {
  const units = new Map<string, number>();
  for (const { model, quantity } of rows) units.set(model, (units.get(model) ?? 0) + quantity);
  return [...units].map(([model, quantity]) => `${bulkModelLabel(model)} × ${quantity}`).join(', ');
}

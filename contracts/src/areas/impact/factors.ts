/** A value of a factor, and the day from which it holds. */
export interface FactorVersion {
  /** YYYY-MM-DD. */
  from: string;
  value: number;
}

/**
 * What the public figures are worked out with, by name. Values are never edited: a better one is appended with its day
 * (docs/rules.md, "How the figures are counted"). The page *How we count* shows each with its source and range.
 */
export const IMPACT_FACTORS = {
  /** Grams of CO2 for each dirham of a phone's price (spec document 1, section 9). */
  co2PerDirham: [{ from: '2026-06-01', value: 2 }],
  /** Bottles for each dirham of a phone's price: a figure of the game (spec document 1, section 9). */
  bottlesPerDirham: [{ from: '2026-06-01', value: 0.5 }],
} as const satisfies Record<string, readonly [FactorVersion, ...FactorVersion[]]>;
export type ImpactFactor = keyof typeof IMPACT_FACTORS;

/** What a trade of a price in dirhams adds to the figures: half a bottle does not count, CO2 is grams. */
export function impactOf(
  tradeValue: number,
  factors: Readonly<Record<ImpactFactor, readonly FactorVersion[]>> = IMPACT_FACTORS,
) {
  return {
    bottlesPrevented: Math.floor(tradeValue * factors.bottlesPerDirham.at(-1)!.value),
    co2Saved: Math.round(tradeValue * factors.co2PerDirham.at(-1)!.value),
  };
}

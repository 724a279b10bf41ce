import { CELEBRATION } from '@planet-heroes/contracts/areas/heroes/points';
import { valueTrade } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import type { Celebration } from './celebration-store';

export interface Achievement {
  id: 'high-value-trade' | 'bottle-saver' | 'level-up' | 'milestone';
  points: number;
}

export interface CelebrationResult {
  /** What a trade has saved: bottles, CO2 in grams, points. */
  saved: { bottles: number; co2Grams: number; points: number } | undefined;
  /** Where the progress bar starts and ends, in percent. */
  progress: { from: number; to: number };
  achievements: readonly Achievement[];
}

/** What a celebration has to tell (spec document 1, section 9, Celebration rules). */
export function celebrationResult(celebration: Celebration): CelebrationResult {
  const { baseProgress, maxProgress, levelUpPoints, milestonePointsPerPercent } = CELEBRATION;
  switch (celebration.kind) {
    case 'trade':
      return tradeResult(celebration.valueAed, celebration.points);
    case 'milestone': {
      const to = Math.min(celebration.percent, maxProgress);
      return {
        saved: undefined,
        progress: { from: Math.min(baseProgress, to), to },
        achievements: [{ id: 'milestone', points: celebration.percent * milestonePointsPerPercent }],
      };
    }
    case 'level-up':
      return {
        saved: undefined,
        progress: { from: baseProgress, to: maxProgress },
        achievements: [{ id: 'level-up', points: levelUpPoints }],
      };
  }
}

function tradeResult(value: number, confirmedPoints?: number): CelebrationResult {
  const { baseProgress, maxProgress, progressDivisor, maxProgressGain, highValueTrade, bottleSaver } = CELEBRATION;
  // The exchange programme's own sums: half a bottle does not count, 0.2 % of the value in kg, twice the value in
  // points.
  const { bottlesPrevented, co2Saved, points } = valueTrade({ model: '', baseValue: value }, {
    condition: '',
    label: '',
    multiplier: 1,
  });
  const gain = Math.min(value / progressDivisor, maxProgressGain);
  const achievements: Achievement[] = [];
  if (value >= highValueTrade.from) achievements.push({ id: 'high-value-trade', points: highValueTrade.points });
  if (bottlesPrevented >= bottleSaver.from) achievements.push({ id: 'bottle-saver', points: bottleSaver.points });
  return {
    saved: { bottles: bottlesPrevented, co2Grams: co2Saved, points: confirmedPoints ?? points },
    progress: { from: baseProgress, to: Math.min(baseProgress + gain, maxProgress) },
    achievements,
  };
}

import type { DubaiMetric } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import { formatMass } from '../../../kernel/i18n/format-mass';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { dubaiRewardsTexts } from '../texts.en';

const IN_WORDS: Record<DubaiMetric, (amount: number) => string> = {
  bottles_prevented: (amount) => dubaiRewardsTexts.challenge.bottles(amount, formatWhole(amount)),
  co2_saved: formatMass,
  trade_value: formatAed,
  points_earned: (amount) => commonTexts.points(formatWhole(amount)),
};

/** An amount of what a challenge counts: bottles, grams of CO2, AED or points. */
export function metricAmount(metric: DubaiMetric, amount: number): string {
  return IN_WORDS[metric](amount);
}

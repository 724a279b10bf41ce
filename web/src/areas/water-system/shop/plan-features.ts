import type { WaterSystemPlan } from '@planet-heroes/contracts/areas/shop/plans';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { waterSystemTexts } from '../texts.en';

/** What a package brings, in words (spec document 1, section 9). */
export function planFeatures(plan: WaterSystemPlan): readonly string[] {
  const text = waterSystemTexts;
  return [
    text.level(plan.level),
    text.starterPoints(formatWhole(plan.points)),
    text.multiplier(plan.multiplier),
    text.filters(plan.filterMonths),
    ...(plan.freeInstallation ? [text.installation] : []),
    ...(plan.heroDiscount ? [text.heroDiscount(formatAed(plan.heroDiscount))] : []),
    ...(plan.futurePlanDiscountPercent ? [text.futureDiscount(plan.futurePlanDiscountPercent)] : []),
  ];
}

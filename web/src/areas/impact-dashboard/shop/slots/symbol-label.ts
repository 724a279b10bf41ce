import { SLOT_MACHINE } from '@planet-heroes/contracts/areas/heroes/points';
import { formatMass } from '../../../../kernel/i18n/format-mass';
import { formatAed } from '../../../../kernel/i18n/format-money';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { impactDashboardTexts } from '../../texts.en';
import type { SlotSymbol } from './slot-rules';

const GRAMS_PER_TONNE = 1_000_000;

/** What a symbol says under its drawing. */
export function symbolLabel(symbol: SlotSymbol): string {
  const text = impactDashboardTexts.slots.symbols;
  const { bottles, aed, co2Tonnes } = SLOT_MACHINE.figures;
  switch (symbol) {
    case 'bottles':
      return text.bottles(formatWhole(bottles));
    case 'aed':
      return text.aed(formatAed(aed));
    case 'co2':
      return text.co2(formatMass(co2Tonnes * GRAMS_PER_TONNE));
    default:
      return text[symbol];
  }
}

import { STARTER_KIT } from '@planet-heroes/contracts/catalogue/plans';
import { formatAed } from '../../shared/format/format-money';
import { messages } from '../../shared/messages/messages';
import { FactCards } from '../../shared/ui/fact-cards';

const text = messages.waterSystem.starter;

const FACTS = [
  { figure: formatAed(STARTER_KIT.price), label: text.price },
  { figure: text.value(formatAed(STARTER_KIT.lifetimeValue)), label: text.valueLabel },
  { figure: formatAed(STARTER_KIT.showerFilterValue), label: text.shower },
  { figure: formatAed(STARTER_KIT.membershipAndSetupValue), label: text.membership },
  { figure: text.guarantee(STARTER_KIT.guaranteeDays), label: text.guaranteeLabel },
  { figure: text.warranty(STARTER_KIT.warrantyYears), label: text.warrantyLabel },
];

/** The AED 99 starter kit and what it brings (spec document 1, section 9). */
export function StarterKit() {
  return <FactCards facts={FACTS} />;
}

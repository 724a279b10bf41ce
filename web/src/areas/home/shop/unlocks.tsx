import type { TradeValuation } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { formatMass } from '../../../kernel/i18n/format-mass';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { homeSectionsTexts } from '../texts-sections.en';
import { nameOf } from '../../../kernel/i18n/name-of';
import { Card } from '../../../kit/card';

/** The instant unlocks of a trade: credit, points and level, bottles, CO2. */
export function Unlocks({ valuation }: { valuation: TradeValuation }) {
  const text = homeSectionsTexts.results;
  const unlocks = [
    { figure: formatAed(valuation.tradeValue), label: text.value },
    { figure: formatWhole(valuation.points), label: text.points(nameOf(valuation.level)) },
    { figure: formatWhole(valuation.bottlesPrevented), label: text.bottles },
    { figure: formatMass(valuation.co2Saved), label: text.carbon },
  ];
  return (
    <ul className="mt-8 grid animate-rise gap-4 min-[26rem]:grid-cols-2 xl:grid-cols-4">
      {unlocks.map(({ figure, label }) => (
        <li key={label}>
          <Card className="h-full p-5">
            <p className="font-display text-2xl font-medium tabular-nums">{figure}</p>
            <p className="mt-1 text-sm text-ink-muted">{label}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

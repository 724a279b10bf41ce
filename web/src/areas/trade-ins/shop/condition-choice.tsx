import { PRICE_TABLES, type TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { tradeInTexts } from '../texts.en';
import { nameOf } from '../../../kernel/i18n/name-of';
import { ChoiceGroup } from './choice-group';
import { conditionHelp } from './condition-help';

interface ConditionChoiceProps {
  programme: TradeInProgramme;
  value: string | undefined;
  onChange: (condition: string) => void;
}

/**
 * The programme's conditions, each by what can be seen of it. On phones the chosen one is described below the tiles.
 */
export function ConditionChoice({ programme, value, onChange }: ConditionChoiceProps) {
  const { conditions } = PRICE_TABLES[programme];
  return (
    <div>
      <ChoiceGroup
        legend={tradeInTexts.chooseCondition}
        value={value}
        onChange={onChange}
        columns={conditions.length > 3 ? 'grid-cols-2' : 'grid-cols-1 min-[24rem]:grid-cols-3'}
        choices={conditions.map(({ condition, label }) => ({
          value: condition,
          label: nameOf(label),
          note: conditionHelp(condition),
        }))}
      />
      <p aria-hidden className="mt-1.5 min-h-5 text-xs text-ink-muted sm:hidden">{value && conditionHelp(value)}</p>
    </div>
  );
}

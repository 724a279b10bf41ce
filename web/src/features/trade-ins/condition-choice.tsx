import { PRICE_TABLES, type TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { nameOf } from '../../shared/messages/name-of';
import { ChoiceGroup } from './choice-group';

interface ConditionChoiceProps {
  programme: TradeInProgramme;
  value: string | undefined;
  onChange: (condition: string) => void;
}

/** The programme's conditions and what each does to the value. */
export function ConditionChoice({ programme, value, onChange }: ConditionChoiceProps) {
  const { conditions } = PRICE_TABLES[programme];
  return (
    <ChoiceGroup
      legend={messages.tradeIn.chooseCondition}
      value={value}
      onChange={onChange}
      columns={conditions.length > 3 ? 'grid-cols-2 xl:grid-cols-4' : 'grid-cols-1 min-[24rem]:grid-cols-3'}
      choices={conditions.map(({ condition, label, multiplier }) => ({
        value: condition,
        label: nameOf(label),
        note: messages.tradeIn.multiplier(formatWhole(multiplier * 100)),
      }))}
    />
  );
}

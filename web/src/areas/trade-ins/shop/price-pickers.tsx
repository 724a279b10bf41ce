import { PRICE_TABLES, type TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { useId } from 'react';
import { tradeChoiceTexts } from '../texts-choice.en';
import { nameOf } from '../../../kernel/i18n/name-of';
import { Link } from '../../../kernel/routing/link';
import { ChoiceSelect } from './choice-select';
import { conditionHelp, type ValuedChoice } from './trade-choice';

interface PricePickersProps {
  trade: ValuedChoice;
  programme: TradeInProgramme;
}

/** A calculator's two choices in one row, for where there is room for no more; they are the calculator's own. */
export function PricePickers({ trade: { choice, choose }, programme }: PricePickersProps) {
  const text = tradeChoiceTexts.pickers;
  const { devices, conditions } = PRICE_TABLES[programme];
  const help = useId();
  return (
    <div role="group" aria-label={text.label} className="w-full max-w-xl">
      <div className="grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-2 sm:gap-3">
        <ChoiceSelect
          isSmall
          label={text.model}
          placeholder={text.choose}
          choices={devices.map(({ model }) => ({ value: model, label: model }))}
          value={choice.model}
          onChange={(model) => choose({ model })}
        />
        <ChoiceSelect
          isSmall
          label={text.condition}
          placeholder={text.choose}
          describedBy={help}
          choices={conditions.map(({ condition, label }) => ({ value: condition, label: nameOf(label) }))}
          value={choice.condition}
          onChange={(condition) => choose({ condition })}
        />
      </div>
      <p id={help} className="mt-2 text-xs text-ink-muted">
        <span>{choice.condition ? conditionHelp(choice.condition) : text.help}</span>
        {!choice.model && <Link to="/exchange" className="ms-1 underline">{text.older}</Link>}
      </p>
    </div>
  );
}

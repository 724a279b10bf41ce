import { PRICE_TABLES, type TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { nameOf } from '../../../kernel/i18n/name-of';
import { Link } from '../../../kernel/routing/link';
import { tradeInTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { ChoiceGroup } from './choice-group';
import { conditionHelp } from './trade-choice';
import type { TradeCalculator } from './use-trade-calculator';

/** The calculate button with what it has to say: waiting longer than usual, or failed and how to repeat. */
export function CalculateAction({ calculator }: { calculator: TradeCalculator }) {
  const { valuation, confirmed, pending, slow, failed, calculate, retry } = calculator;
  const text = tradeInTexts;
  return (
    <div className="flex flex-col gap-3">
      <Button
        size="large"
        disabled={!valuation}
        aria-disabled={pending}
        aria-busy={pending}
        onClick={pending ? undefined : calculate}
      >
        {pending ? text.calculating : confirmed ? text.recalculate : text.calculate}
      </Button>
      <p role="status" className={slow ? 'text-sm text-ink-muted' : 'sr-only'}>
        {slow && text.takingLonger}
      </p>
      {failed && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-danger-soft px-4 py-3 text-sm"
        >
          <Icon name="warning" className="text-danger" />
          <p className="min-w-0 flex-1 basis-48">{text.failed}</p>
          <Button size="small" variant="secondary" onClick={retry}>
            {text.retry}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Where the two programmes are compared, on the Exchange page. */
export const COMPARISON_ID = 'mission-or-standard';
/** How links from one programme to the other look. */
export const LINK = 'font-semibold text-accent underline underline-offset-3 hover:text-accent-strong';

/** The way to the comparison, from beside each calculator. */
export function ComparisonLink() {
  return (
    <p className="mt-1 text-sm">
      <Link to={`/exchange#${COMPARISON_ID}`} className={LINK}>
        {tradeInTexts.comparison.title}
      </Link>
    </p>
  );
}

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

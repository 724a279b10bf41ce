import { PRICE_TABLES, type TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { useId } from 'react';
import { nameOf } from '../../../kernel/i18n/name-of';
import { Link } from '../../../kernel/routing/link';
import { classNames } from '../../../kit/class-names';
import { tradeInTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { conditionHelp, type TradeChoice } from './trade-choice';
import type { TradeCalculator } from './use-trade-calculator';

/** The calculate button with what it has to say: waiting longer than usual, or failed and how to repeat. */
export function CalculateAction({ calculator }: { calculator: TradeCalculator }) {
  const { valuation, confirmed, pending, slow, failed, calculate, retry } = calculator;
  const text = tradeInTexts;
  return (
    <div className="flex flex-col gap-3">
      <Button
        size="large"
        variant={valuation ? 'secondary' : 'primary'}
        disabled={!valuation}
        busy={pending}
        aria-busy={pending}
        onClick={calculate}
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
/** The mission programme's calculator, on the home page. */
export const MISSION_CALCULATOR = '/#meet-deli';
/** The calculator that takes every phone, on the Exchange page. */
export const STANDARD_CALCULATOR = '/exchange#trade-in-simulator';
/** Where a phone is priced, with the phone filled in. */
export function calculatorFor(programme: TradeInProgramme, choice: Partial<TradeChoice>): string {
  const [path, section] = (programme === 'home' ? MISSION_CALCULATOR : STANDARD_CALCULATOR).split('#');
  return `${path}?${new URLSearchParams({ ...choice })}#${section}`;
}
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
        columns={`max-sm:[&_span]:sr-only ${
          conditions.length > 3 ? 'grid-cols-2' : 'grid-cols-1 min-[24rem]:grid-cols-3'
        }`}
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

interface Choice {
  value: string;
  label: string;
  note?: string | undefined;
}

interface ChoiceGroupProps {
  legend: string;
  choices: readonly Choice[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** The grid's columns, as classes. */
  columns: string;
}

/** One choice out of a few, as tiles. Real radio buttons underneath: arrow keys, forms and screen readers just work. */
export function ChoiceGroup({ legend, choices, value, onChange, columns }: ChoiceGroupProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={classNames('grid gap-2', columns)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex min-h-12 cursor-pointer flex-col justify-center rounded-md border border-line-strong bg-surface px-2.5 py-2 text-sm sm:px-3.5 font-medium transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
            {choice.note && <span className="text-xs leading-snug font-normal text-ink-muted">{choice.note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import type { ConditionQuestion } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import { useId } from 'react';
import { myTradeInsTexts } from '../../../texts-mine.en';
import { classNames } from '../../../../../kit/class-names';
import { ConditionPicture } from './condition-picture';

interface QuestionCardsProps {
  question: ConditionQuestion;
  choices: readonly { value: string; label: string }[];
  value: string | undefined;
  onChange: (answer: string) => void;
}

/**
 * One question with a picture to each answer. Real radio buttons underneath: arrow keys and screen readers just work.
 */
export function QuestionCards({ question, choices, value, onChange }: QuestionCardsProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{myTradeInsTexts.about.questions[question]}</legend>
      <div className={classNames('grid grid-cols-2 gap-2', COLUMNS[choices.length])}>
        {choices.map((choice) => (
          <label key={choice.value} className={RADIO_CARD}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            <ConditionPicture question={question} answer={choice.value} className="h-14" />
            <span className="text-sm leading-snug font-medium">{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const COLUMNS: Readonly<Record<number, string>> = { 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-4' };
const RADIO_CARD =
  'relative flex cursor-pointer flex-col items-center gap-2 rounded-md border border-line-strong bg-surface px-2 py-3 text-center transition-colors hover:border-accent hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent';

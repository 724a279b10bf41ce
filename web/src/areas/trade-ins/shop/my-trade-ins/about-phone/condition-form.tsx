import {
  CONDITION_QUESTIONS,
  type ConditionAnswers,
  conditionOf,
  type ConditionQuestion,
  QUESTIONS,
} from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import { conditionAnswersSchema } from '@planet-heroes/contracts/areas/trade-ins/condition-answers-schema';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { useId, useState } from 'react';
import { ask } from '../../../../../kernel/api/ask';
import { draftOf, keepDraft } from '../../../../../kernel/drafts';
import { myTradeInsTexts } from '../../../texts-mine.en';
import { Button } from '../../../../../kit/button';
import { toast } from '../../../../../kit/toast/toast';
import { Refusal, useTradeInCommand } from '../commands';
import { answerName } from '../trade-in-facts';
import { formatWholeFils } from '../../../../../kernel/i18n/format-money';
import { classNames } from '../../../../../kit/class-names';
import { ConditionPicture } from './condition-picture';
import { ConditionPreview, MoveToExchange } from './condition-preview';

const COLUMNS: Readonly<Record<number, string>> = { 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-4' };

const RADIO_CARD =
  'relative flex cursor-pointer flex-col items-center gap-2 rounded-md border border-line-strong bg-surface px-2 py-3 text-center transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent';

interface ConditionFormProps {
  tradeIn: TradeIn;
  onSaved: () => void;
  /** Leaves the answers as they were; undefined where there are none yet. */
  onLeave: (() => void) | undefined;
}

/** What is said of the phone; with a programme, it moves there. */
interface Description {
  answers: ConditionAnswers;
  programme?: 'exchange';
}

/** The five questions, with what the answers make of the price before they are saved. */
export function ConditionForm({ tradeIn, onSaved, onLeave }: ConditionFormProps) {
  const { about: text } = myTradeInsTexts;
  const { id, programme } = tradeIn;
  const draft = `answers ${id}`;
  const [chosen, setChosen] = useState<Partial<ConditionAnswers>>({ ...tradeIn.answers, ...draftOf(draft) });
  const { mutate, error, isPending } = useTradeInCommand((body: Description) =>
    ask(TRADE_INS_ROUTES.describeTradeIn, { params: { id }, body })
  );
  const answers = conditionAnswersSchema.safeParse(chosen).data;
  const isTaken = !answers || conditionOf(programme, answers) !== undefined;
  const left = QUESTIONS.filter((question) => !chosen[question]).length;
  const save = (to: Pick<Description, 'programme'> = {}): void => {
    if (!answers || isPending) return;
    mutate({ answers, ...to }, {
      onSuccess({ valueFils }) {
        keepDraft(draft);
        if (valueFils !== tradeIn.valueFils) {
          toast({
            title: text.priced(formatWholeFils(valueFils)),
            description: text.pricedBefore(formatWholeFils(tradeIn.valueFils)),
          });
        }
        onSaved();
      },
    });
  };
  const choose = (question: ConditionQuestion, answer: string): void => {
    const next = { ...chosen, [question]: answer };
    setChosen(next);
    keepDraft(draft, next);
  };
  const leave = onLeave && ((): void => {
    keepDraft(draft);
    onLeave();
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isTaken) save();
      }}
      className="grid grid-cols-1 gap-5"
    >
      {QUESTIONS.map((question) => (
        <QuestionCards
          key={question}
          question={question}
          choices={answersTo(question)}
          value={chosen[question]}
          onChange={(answer) => choose(question, answer)}
        />
      ))}
      <div role="status" className="min-h-14">
        {!answers
          ? <p className="text-sm text-ink-muted">{text.left(left)}</p>
          : isTaken
          ? <ConditionPreview tradeIn={tradeIn} answers={answers} />
          : (
            <MoveToExchange
              device={tradeIn.device}
              answers={answers}
              isMoving={isPending}
              onMove={() => save({ programme: 'exchange' })}
            />
          )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!answers || !isTaken} aria-disabled={isPending} aria-busy={isPending}>
          {isPending && isTaken ? text.saving : text.save}
        </Button>
        {leave && <Button variant="secondary" onClick={leave}>{text.keep}</Button>}
      </div>
      <Refusal error={error} otherwise={text.failed} />
    </form>
  );
}

function answersTo(question: ConditionQuestion): { value: string; label: string }[] {
  return Object.keys(CONDITION_QUESTIONS[question]).map((value) => ({ value, label: answerName(question, value) }));
}

interface QuestionCardsProps {
  question: ConditionQuestion;
  choices: readonly { value: string; label: string }[];
  value: string | undefined;
  onChange: (answer: string) => void;
}

/**
 * One question with a picture to each answer. Real radio buttons underneath: arrow keys and screen readers just work.
 */
function QuestionCards({ question, choices, value, onChange }: QuestionCardsProps) {
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

import { useState } from 'react';
import {
  CONDITION_QUESTIONS, type ConditionAnswers, type ConditionQuestion, QUESTIONS, severityOf,
} from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { PRICE_TABLES } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { type FormField, FormFields } from '../../../kernel/desk/fields';
import { ActionForm } from '../../../kernel/desk/form';
import { CheckField } from '../../../kit/form/check-field';
import { SelectField } from '../../../kit/form/select-field';
import { InspectionPreview } from './inspection-preview';
import { TRADE_INS_MESSAGES } from './messages';
import type { StepProps } from './step-props';
import { answerText } from './words';

const { inspect: TEXTS, questions: NAMES } = TRADE_INS_MESSAGES;
const NOTE: readonly FormField[] = [{ name: 'note', label: TEXTS.note, hint: TEXTS.noteHint, optional: true }];
const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/trade-ins/schemas')).inspectTradeInRequestSchema;

/** The desk answers the hero's five questions, and sees what follows before it says so. */
export function InspectForm({ tradeIn, actions, onDone }: StepProps) {
  const { id, code, programme, answers: said } = tradeIn;
  const [answers, setAnswers] = useState<Partial<ConditionAnswers>>({});
  const [shown, setShown] = useState<readonly ConditionQuestion[]>([]);
  const [device, setDevice] = useState(tradeIn.device);
  const hasPhotos = tradeIn.photos.some(({ by }) => by === 'hero');
  /** Only what is worse than was said, and can be seen on a photo, may have been shown. */
  const isWorse = (question: ConditionQuestion): boolean => {
    const [before, found] = [said?.[question], answers[question]];
    return before !== undefined && found !== undefined && severityOf(question, found) > severityOf(question, before);
  };
  const shownWorse = shown.filter(isWorse);
  const left = QUESTIONS.filter((question) => answers[question] === undefined).map((question) => NAMES[question]);

  return (
    <ActionForm
      label={TEXTS.title}
      submit={TEXTS.submit}
      fields={NOTE}
      schema={loadSchema}
      toBody={(given) =>
        left.length > 0 ? TEXTS.missing(left.join(', ')) : {
          ...given, answers, shown: shownWorse, ...(device !== tradeIn.device && { device }),
        }}
      send={(body) =>
        actions.attempt({
          route: TRADE_DESK_ROUTES.inspectTradeIn,
          values: { params: { id }, body },
          done: ({ state }) => TEXTS.done(code ?? id, state === 'countered'),
        })}
      onDone={onDone}
    >
      <div className="questions">
        {QUESTIONS.map((question) => (
          <Question
            key={question}
            question={question}
            said={said?.[question]}
            chosen={answers[question]}
            onChoose={(answer) => setAnswers((before) => ({ ...before, [question]: answer }))}
            isShown={hasPhotos && isWorse(question) ? shown.includes(question) : undefined}
            onShown={(isShown) =>
              setShown((before) => [...before.filter((each) => each !== question), ...(isShown ? [question] : [])])}
          />
        ))}
        <div className="form">
          <SelectField
            label={TEXTS.device}
            hint={TEXTS.deviceHint}
            value={device}
            onChange={({ target }) => setDevice(target.value)}
            options={PRICE_TABLES[programme].devices.map(({ model }) => ({ value: model, label: model }))}
          />
          <FormFields of={NOTE} />
        </div>
      </div>
      <InspectionPreview tradeIn={tradeIn} answers={answers} shown={shownWorse} device={device} left={left} />
    </ActionForm>
  );
}

interface QuestionProps {
  question: ConditionQuestion;
  said: string | undefined;
  chosen: string | undefined;
  onChoose: (answer: string) => void;
  /** Whether the hero’s photos show the same; undefined where that decides nothing. */
  isShown: boolean | undefined;
  onShown: (isShown: boolean) => void;
}

/** One question, with what the hero said beside it. */
function Question({ question, said, chosen, onChoose, isShown, onShown }: QuestionProps) {
  return (
    <fieldset className="choices">
      <legend>
        {NAMES[question]}
        <small>{said === undefined ? TEXTS.notSaid : TEXTS.said(answerText(question, said))}</small>
      </legend>
      {Object.keys(CONDITION_QUESTIONS[question]).map((answer) => (
        <label key={answer}>
          <input type="radio" name={question} checked={chosen === answer} onChange={() => onChoose(answer)} />
          {answerText(question, answer)}
        </label>
      ))}
      {isShown !== undefined && (
        <CheckField label={TEXTS.isShown} checked={isShown} onChange={({ target }) => onShown(target.checked)} />
      )}
    </fieldset>
  );
}

import { useState } from 'react';
import {
  CONDITION_QUESTIONS, type ConditionAnswers, type ConditionQuestion, QUESTIONS,
} from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { PRICE_TABLES } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { MESSAGES } from '../messages';
import { SelectField, TextField } from '../ui/field';
import { Problem, useForm } from '../ui/use-form';
import { InspectionPreview } from './inspection-preview';
import { oneLine } from './one-line';
import type { StepProps } from './step-props';
import { answerText } from './words';

const { inspect: TEXTS, questions: NAMES, step: STEP } = MESSAGES.tradeIns;

/** The desk answers the hero's five questions, and sees what follows before it says so. */
export function InspectForm({ tradeIn, actions, onDone }: StepProps) {
  const { id, code, programme, answers: said } = tradeIn;
  const [answers, setAnswers] = useState<Partial<ConditionAnswers>>({});
  const [device, setDevice] = useState(tradeIn.device);
  const left = QUESTIONS.filter((question) => answers[question] === undefined).map((question) => NAMES[question]);

  const { form, problem, problemId, busy } = useForm(async (given) => {
    if (left.length > 0) return TEXTS.missing(left.join(', '));
    const note = oneLine(given.get('note'));
    const body = {
      answers,
      ...(device !== tradeIn.device && { device }),
      ...(note !== '' && { note }),
    };
    return actions.attempt({
      route: TRADE_DESK_ROUTES.inspectTradeIn,
      values: { params: { id }, body },
      done: ({ state }) => TEXTS.done(code ?? id, state === 'countered'),
    });
  }, onDone);

  return (
    <form {...form} aria-label={TEXTS.title}>
      <div className="questions">
        {QUESTIONS.map((question) => (
          <Question
            key={question}
            question={question}
            said={said?.[question]}
            chosen={answers[question]}
            onChoose={(answer) => setAnswers((before) => ({ ...before, [question]: answer }))}
          />
        ))}
        <div className="form">
          <SelectField
            label={TEXTS.device}
            hint={TEXTS.deviceHint}
            value={device}
            onChange={({ target }) => setDevice(target.value)}
          >
            {PRICE_TABLES[programme].devices.map(({ model }) => <option key={model} value={model}>{model}</option>)}
          </SelectField>
          <TextField label={TEXTS.note} hint={TEXTS.noteHint} name="note" maxLength={500} autoComplete="off" />
        </div>
      </div>
      <InspectionPreview tradeIn={tradeIn} answers={answers} device={device} left={left} />
      <Problem id={problemId}>{problem}</Problem>
      <button type="submit" className="button primary" aria-disabled={busy || undefined}>
        {busy ? STEP.busy : TEXTS.submit}
      </button>
    </form>
  );
}

interface QuestionProps {
  question: ConditionQuestion;
  said: string | undefined;
  chosen: string | undefined;
  onChoose: (answer: string) => void;
}

/** One question, with what the hero said beside it. */
function Question({ question, said, chosen, onChoose }: QuestionProps) {
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
    </fieldset>
  );
}

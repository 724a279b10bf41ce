import { QUESTIONS } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { myTradeInsTexts } from '../../../texts-mine.en';
import { nameOf } from '../../../../../kernel/i18n/name-of';
import { Button } from '../../../../../kit/button';
import { PARTS } from '../way';
import { FoldedPart } from '../folded-part';
import { answerText, conditionName, Facts } from '../trade-in-facts';
import { ConditionForm } from './condition-form';

interface AboutPhoneProps {
  tradeIn: TradeIn;
  canChange: boolean;
  /** What is to be done once the questions are answered; undefined where nothing is. */
  next: RefObject<HTMLHeadingElement | null> | undefined;
}

/** What the hero says of the phone: five questions, then the answers, folded. */
export function AboutPhone({ tradeIn, canChange, next }: AboutPhoneProps) {
  const { about: text } = myTradeInsTexts;
  const { answers, condition } = tradeIn;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isAsking = canChange && (isOpen || (answers === null && tradeIn.state === 'quoted'));
  const then = useRef<{ isAsking: boolean; heading: RefObject<HTMLHeadingElement | null> }>(undefined);
  /** What was pressed goes: reading goes on at the top of the section, or of the next one. */
  const change = (isOpening: boolean, goOnAt = heading): void => {
    then.current = { isAsking: isOpening, heading: goOnAt };
    setOpen(isOpening);
  };
  // Once the form has gone or come: before that, what is below it stands elsewhere.
  useEffect(() => {
    if (then.current?.isAsking !== isAsking) return;
    then.current.heading.current?.focus();
    then.current = undefined;
  }, [isAsking]);
  const answered = answers && (
    <Facts
      facts={QUESTIONS.map((question) => ({ label: text.names[question], value: answerText(question, answers) }))}
    />
  );
  return (
    <FoldedPart
      id={PARTS.about}
      heading={heading}
      title={text.title}
      summary={conditionName(tradeIn.programme, condition)}
      lead={isAsking ? text.lead : undefined}
      isDue={isAsking}
    >
      {isAsking
        ? (
          <ConditionForm
            tradeIn={tradeIn}
            onSaved={() => change(false, next)}
            onLeave={answers ? () => change(false) : undefined}
          />
        )
        : answered ?? <p className="text-sm">{text.none(nameOf(condition))}</p>}
      {canChange && !isAsking && (
        <Button variant="secondary" size="small" className="justify-self-start" onClick={() => change(true)}>
          {answers ? text.change : text.answer}
        </Button>
      )}
    </FoldedPart>
  );
}

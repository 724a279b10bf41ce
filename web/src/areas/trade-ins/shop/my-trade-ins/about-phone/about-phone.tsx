import { QUESTIONS } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { myTradeInsTexts } from '../../../texts-mine.en';
import { nameOf } from '../../../../../kernel/i18n/name-of';
import { Button } from '../../../../../kit/button';
import { Card } from '../../../../../kit/card';
import { Heading } from '../../../../../kit/heading';
import { answerText } from '../trade-in-facts';
import { ConditionForm } from './condition-form';
import { ConditionPicture } from './condition-picture';

/** What the hero says of the phone: five questions until they are answered, then the answers. */
export function AboutPhone({ tradeIn, canChange }: { tradeIn: TradeIn; canChange: boolean }) {
  const { about: text } = myTradeInsTexts;
  const { answers, condition } = tradeIn;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(answers === null && tradeIn.state === 'quoted');
  const isAsking = canChange && isOpen;
  /** What was pressed goes: reading goes on at the top of the section. */
  const change = (to: boolean): void => {
    flushSync(() => setOpen(to));
    heading.current?.focus();
  };
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <div>
          <Heading ref={heading} tabIndex={-1} level={2} size={3} id={id} className="outline-none">
            {text.title}
          </Heading>
          {isAsking && <p className="mt-1 text-sm text-ink-muted">{text.lead}</p>}
        </div>
        {isAsking
          ? (
            <ConditionForm
              tradeIn={tradeIn}
              onSaved={() => change(false)}
              onLeave={answers ? () => change(false) : undefined}
            />
          )
          : answers
          ? (
            <dl className="grid grid-cols-1 gap-x-6 gap-y-3 min-[26rem]:grid-cols-2 sm:grid-cols-3">
              {QUESTIONS.map((question) => (
                <div key={question} className="min-w-0">
                  <dt className="text-xs text-ink-muted">{text.names[question]}</dt>
                  <dd className="mt-1 flex items-center gap-3 text-sm font-semibold">
                    <ConditionPicture question={question} answer={answers[question]} className="h-11 shrink-0" />
                    {answerText(question, answers)}
                  </dd>
                </div>
              ))}
            </dl>
          )
          : <p className="text-sm">{text.none(nameOf(condition))}</p>}
        {canChange && !isAsking && (
          <Button variant="secondary" size="small" className="justify-self-start" onClick={() => change(true)}>
            {text.change}
          </Button>
        )}
      </Card>
    </section>
  );
}

import { severityOf } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import type { Inspection, TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { PRICE_TABLES, type TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { useId, useState } from 'react';
import { askOnce } from '../../../../kernel/api/ask-once';
import { formatMoment } from '../../../../kernel/i18n/format-date';
import { formatWholeFils } from '../../../../kernel/i18n/format-money';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { nameOf } from '../../../../kernel/i18n/name-of';
import { myTradeInsTexts } from '../../texts-mine.en';
import { AskFirst } from '../../../../kit/ask-first';
import { Card } from '../../../../kit/card';
import { Heading } from '../../../../kit/heading';
import { answerText, conditionName, Facts } from './trade-in-facts';
import { PhotoList } from './photos/photo-list';
import { Refusal, useTradeInCommand } from './commands';

/** What the desk offers instead, why, and both answers to it. */
export function CounterOffer({ tradeIn }: { tradeIn: TradeIn }) {
  const { id, programme, inspection, valueFils, points } = tradeIn;
  const { offer: text } = myTradeInsTexts;
  const heading = useId();
  const [asked, setAsked] = useState<'accept' | 'decline'>();
  const { mutateAsync, error, isPending } = useTradeInCommand((accept: boolean) =>
    askOnce(TRADE_INS_ROUTES.answerCounterOffer, { params: { id }, body: { accept } })
  );
  if (!inspection) return null;
  const answer = (accept: boolean): Promise<boolean> =>
    isPending ? Promise.resolve(false) : mutateAsync(accept).then(() => true, () => false);
  const found = tradeIn.photos.filter(({ by }) => by === 'desk');
  const offered = formatWholeFils(inspection.valueFils);
  const lessFils = valueFils - inspection.valueFils;
  return (
    <section aria-labelledby={heading}>
      <Card tone="sand" className="grid gap-4 p-4 sm:p-6">
        <div>
          <Heading level={2} size={3} id={heading}>{text.title}</Heading>
          <p className="mt-1 text-sm">{text.lead}</p>
        </div>
        <Facts
          facts={[
            {
              label: text.after,
              value: (
                <>
                  <span className="font-display text-3xl leading-none font-medium">{offered}</span>
                  {lessFils > 0 && (
                    <span className="ms-2 text-sm font-normal">{text.less(formatWholeFils(lessFils))}</span>
                  )}
                </>
              ),
            },
            { label: text.before, value: <s>{formatWholeFils(valueFils)}</s> },
            { label: text.found, value: conditionName(programme, inspection.condition) },
            {
              label: myTradeInsTexts.facts.points,
              value: inspection.points === points
                ? formatWhole(points)
                : <><s>{formatWhole(points)}</s> <span>{formatWhole(inspection.points)}</span></>,
            },
          ]}
        />
        <Findings tradeIn={tradeIn} inspection={inspection} />
        {inspection.openUntil && <p className="text-sm">{text.until(formatMoment(inspection.openUntil))}</p>}
        <div className="flex flex-wrap gap-3">
          {asked !== 'decline' && (
            <AskFirst
              variant="primary"
              start={text.accept(offered)}
              question={text.acceptQuestion(offered)}
              keep={text.declineKeep}
              confirm={text.accept(offered)}
              busy={text.accepting}
              onAsk={(isAsking) => setAsked(isAsking ? 'accept' : undefined)}
              onConfirm={() => answer(true)}
            />
          )}
          {asked !== 'accept' && (
            <AskFirst
              start={text.decline}
              question={text.declineQuestion}
              keep={text.declineKeep}
              confirm={text.decline}
              busy={text.declining}
              onAsk={(isAsking) => setAsked(isAsking ? 'decline' : undefined)}
              onConfirm={() => answer(false)}
            />
          )}
        </div>
        <p className="text-sm">{text.declineNote}</p>
        <Refusal error={error} otherwise={text.failed} />
        {found.length > 0 && <PhotoList tradeInId={id} label={text.photos} photos={found} />}
      </Card>
    </section>
  );
}

function Findings({ tradeIn, inspection }: { tradeIn: TradeIn; inspection: Inspection }) {
  const { device, programme, answers } = tradeIn;
  const { about, offer: text } = myTradeInsTexts;
  const { answers: seen } = inspection;
  const wrong = answers && seen
    ? inspection.wrongAnswers.map((question) => {
      const said = text.said(about.names[question], answerText(question, answers), answerText(question, seen));
      return `${said} ${consequenceOf(programme, inspection, severityOf(question, seen[question]))}`;
    })
    : [];
  const found = inspection.device === device ? wrong : [text.model(inspection.device), ...wrong];
  return (
    <>
      {found.length > 0 && (
        <div>
          <p className="text-sm font-semibold">{text.wrong}</p>
          <ul className="mt-1 list-disc ps-5 text-sm">
            {found.map((line) => <li key={line}>{line}</li>)}
          </ul>
        </div>
      )}
      {inspection.note && (
        <div className="text-sm break-words">
          <p className="font-semibold">{text.note}</p>
          <p dir="auto" className="w-fit">{inspection.note}</p>
        </div>
      )}
    </>
  );
}

/** What one finding makes of the phone; of the worst, which alone decides, with the price. */
function consequenceOf(programme: TradeInProgramme, inspection: Inspection, severity: number): string {
  const { offer: text } = myTradeInsTexts;
  const found = PRICE_TABLES[programme].conditions[severity];
  if (!found) return '';
  return found.condition === inspection.condition
    ? text.decides(nameOf(found.label), formatWholeFils(inspection.valueFils))
    : text.alone(nameOf(found.label));
}

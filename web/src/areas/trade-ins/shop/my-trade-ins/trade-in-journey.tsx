import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { documentsOf } from '@planet-heroes/contracts/areas/trade-ins/documents';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { useId, useRef, useState } from 'react';
import { formatMoment } from '../../../../kernel/i18n/format-date';
import { Card } from '../../../../kit/card';
import { DANGER } from '../../../../kit/ask-first';
import { buttonStyle } from '../../../../kit/button-style';
import { Heading } from '../../../../kit/heading';
import { Icon } from '../../../../kit/icon';
import { askOnce } from '../../../../kernel/api/ask-once';
import { Button } from '../../../../kit/button';
import { Dialog } from '../../../../kit/dialog';
import { myTradeInsTexts } from '../../texts-mine.en';
import { conditionName, DemoNote, Facts, foundFacts, payFacts, pointsFacts, priceFact } from './trade-in-facts';
import { AboutPhone } from './about-phone/about-phone';
import { WhichPhone } from './about-phone/which-phone';
import { CounterOffer } from './counter-offer';
import { documentLink } from './document-link';
import { HandingOver } from './handing-over/handing-over';
import { TradeInBadge } from './money/credited';
import { Payment } from './money/payment';
import { NextAction } from './next-action';
import { NextStep } from './next-step';
import { NotTaken } from './not-taken';
import { Stepper } from './stepper';
import { isUnpaid, PARTS } from './way';
import { PhotoField } from './photos/photo-field';
import { ReturnAddress } from './return-address';
import { Timeline } from './timeline';
import { payoutOf, Refusal, useMoney, useTradeInCommand } from './commands';

/** One trade-in: its way and where it stands on it, what its hero can do now, and what has happened. */
export function TradeInJourney({ tradeIn }: { tradeIn: TradeIn }) {
  const { programme, state, condition, code, lockedUntil, dueAt, handover, isDemo } = tradeIn;
  const { facts } = myTradeInsTexts;
  // As long as the phone is with the hero, all of it can be changed.
  const isWithHero = state === 'quoted' || state === 'booked';
  const isGivenUp = isUnpaid(state);
  const { data: money } = useMoney();
  const payout = payoutOf(money, tradeIn);
  const handingOver = useRef<HTMLHeadingElement>(null);
  return (
    <>
      {isDemo && <DemoNote />}
      {state === 'countered' && <CounterOffer tradeIn={tradeIn} />}
      <Card className="grid gap-4 p-4 sm:p-6">
        <Stepper tradeIn={tradeIn} payout={payout?.state} />
        <div id={PARTS.standing} role="status" className="grid scroll-mt-28 gap-4 outline-none">
          <TradeInBadge tradeIn={tradeIn} className="justify-self-start" />
          <NextStep tradeIn={tradeIn}>
            <NextAction tradeIn={tradeIn} />
          </NextStep>
        </div>
        <NotTaken tradeIn={tradeIn} />
        <Facts
          facts={[
            { label: state === 'countered' ? facts.described : facts.condition, value: conditionName(programme, condition) },
            // The offer above says what it changes.
            ...(state === 'countered' ? [] : [
              ...foundFacts(tradeIn),
              priceFact(tradeIn),
              ...payFacts(tradeIn, payout),
              ...pointsFacts(tradeIn),
            ]),
            ...(code ? [{ label: facts.code, value: <bdi dir="ltr">{code}</bdi> }] : []),
            // Where the next step is due then, it says so.
            ...(isWithHero && lockedUntil && lockedUntil !== dueAt
              ? [{ label: facts.until, value: formatMoment(lockedUntil) }]
              : []),
          ]}
        />
      </Card>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-6">
        <div className="grid grid-cols-1 gap-5 empty:hidden sm:gap-6">
          {(isWithHero || tradeIn.answers) && (
            <AboutPhone
              tradeIn={tradeIn}
              canChange={isWithHero}
              next={tradeIn.handover ? undefined : handingOver}
            />
          )}
          <ReturnAddress tradeIn={tradeIn} />
          {(isWithHero || handover) && <HandingOver heading={handingOver} tradeIn={tradeIn} canChange={isWithHero} />}
          {(!isGivenUp || state === 'reversed') && code && <Payment tradeIn={tradeIn} />}
          <PhotoField tradeIn={tradeIn} canChange={isWithHero} />
          {code && (isWithHero || tradeIn.storageGb !== null || tradeIn.imei !== null) && (
            <WhichPhone tradeIn={tradeIn} canChange={isWithHero} />
          )}
          {isWithHero && <CancelTradeIn tradeIn={tradeIn} />}
        </div>
        <div className="grid grid-cols-1 gap-5 sm:gap-6 lg:sticky lg:top-24">
          <Timeline tradeIn={tradeIn} payout={payout} />
          <Documents tradeIn={tradeIn} />
        </div>
      </div>
    </>
  );
}

/** What can be printed of a trade-in, made from its data at every download. */
function Documents({ tradeIn }: { tradeIn: TradeIn }) {
  const heading = useId();
  const text = myTradeInsTexts.documents;
  const documents = documentsOf(tradeIn);
  if (documents.length === 0) return null;
  return (
    <Card className="p-4 sm:p-6">
      <Heading level={2} size={3} id={heading}>{text.title}</Heading>
      <ul role="list" aria-labelledby={heading} className="mt-3 grid divide-y divide-line">
        {documents.map((document) => (
          <li key={document} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 last:pb-0">
            <span className="min-w-0 flex-1 basis-32">
              <span className="block font-semibold">{text.names[document]}</span>
              <span className="block text-sm text-ink-muted">{text.hints[document]}</span>
            </span>
            {document === 'label' && !tradeIn.returnAddress
              ? <span className="text-sm font-semibold">{text.addressFirst}</span>
              : (
                <a {...documentLink(tradeIn, document)} className={buttonStyle('secondary', 'small')}>
                  <Icon name="download" />
                  <span>{document === 'calendar' ? text.downloadCalendar : text.download}</span>
                  <span className="sr-only">{text.names[document]}</span>
                </a>
              )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Gives a trade-in up while the phone is with its hero, after a question. */
function CancelTradeIn({ tradeIn: { id } }: { tradeIn: TradeIn }) {
  const text = myTradeInsTexts.cancel;
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { mutate, reset, error, isPending } = useTradeInCommand(() =>
    askOnce(TRADE_INS_ROUTES.cancelTradeIn, { params: { id } })
  );
  const show = (isOpen: boolean): void => {
    reset();
    setAsking(isOpen);
  };
  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        className="justify-self-start"
        aria-haspopup="dialog"
        onClick={() => show(true)}
      >
        {text.start}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={show}
        title={text.title}
        description={text.text}
        width="small"
        focusAfter={() => opener.current}
        footer={
          <>
            <Button onClick={() => show(false)}>{text.keep}</Button>
            <Button
              variant="secondary"
              className={DANGER}
              aria-busy={isPending}
              aria-disabled={isPending}
              onClick={() => !isPending && mutate(undefined, { onSuccess: () => setAsking(false) })}
            >
              {isPending ? text.busy : text.confirm}
            </Button>
          </>
        }
      >
        <Refusal error={error} otherwise={text.failed} />
      </Dialog>
    </>
  );
}

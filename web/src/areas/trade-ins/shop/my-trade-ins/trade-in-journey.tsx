import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { formatMoment } from '../../../../kernel/i18n/format-date';
import { formatWholeFils } from '../../../../kernel/i18n/format-money';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { myTradeInsTexts } from '../../texts-mine.en';
import { Card } from '../../../../kit/card';
import { conditionName } from './condition-name';
import { StateBadge } from './state-badge';
import { AboutPhone } from './about-phone/about-phone';
import { WhichPhone } from './about-phone/which-phone';
import { CancelTradeIn } from './cancel-trade-in';
import { CounterOffer } from './counter-offer';
import { DemoNote } from './demo-note';
import { Documents } from './documents';
import { Reasons } from './end-state';
import { Facts } from './facts';
import { HandingOver } from './handing-over/handing-over';
import { Payment } from './money/payment';
import { NextStep } from './next-step';
import { PhotoField } from './photos/photo-field';
import { Timeline } from './timeline';

/** Those in which nothing is paid. */
const UNPAID: ReadonlySet<TradeInState> = new Set(['returning', 'returned', 'rejected', 'expired', 'cancelled']);

/** One trade-in: where it stands, what its hero can do now, and what has happened. */
export function TradeInJourney({ tradeIn }: { tradeIn: TradeIn }) {
  const { programme, state, condition, valueFils, points, code, lockedUntil, handover, reasons, isDemo } = tradeIn;
  const { facts } = myTradeInsTexts;
  // As long as the phone is with the hero, all of it can be changed.
  const isWithHero = state === 'quoted' || state === 'booked';
  return (
    <>
      {isDemo && <DemoNote />}
      <Card className="grid gap-4 p-4 sm:p-6">
        <div role="status" className="grid gap-4">
          <StateBadge state={state} className="justify-self-start" />
          <NextStep tradeIn={tradeIn} />
        </div>
        {state === 'returning' && <Reasons reasons={reasons} />}
        <Facts
          facts={[
            { label: facts.condition, value: conditionName(programme, condition) },
            { label: facts.price, value: formatWholeFils(valueFils) },
            { label: facts.points, value: formatWhole(points) },
            ...(code ? [{ label: facts.code, value: <bdi dir="ltr">{code}</bdi> }] : []),
            ...(isWithHero && lockedUntil ? [{ label: facts.until, value: formatMoment(lockedUntil) }] : []),
          ]}
        />
      </Card>
      {state === 'countered' && <CounterOffer tradeIn={tradeIn} />}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-6">
        <div className="grid grid-cols-1 gap-5 sm:gap-6">
          {(isWithHero || tradeIn.answers) && <AboutPhone tradeIn={tradeIn} canChange={isWithHero} />}
          <PhotoField tradeIn={tradeIn} canChange={isWithHero} />
          {code && (isWithHero || tradeIn.storageGb !== null || tradeIn.imei !== null) && (
            <WhichPhone tradeIn={tradeIn} canChange={isWithHero} />
          )}
          {(isWithHero || handover) && <HandingOver tradeIn={tradeIn} canChange={isWithHero} />}
          {!UNPAID.has(state) && code && <Payment tradeIn={tradeIn} />}
          {isWithHero && <CancelTradeIn tradeIn={tradeIn} />}
        </div>
        <div className="grid grid-cols-1 gap-5 sm:gap-6">
          <Timeline tradeIn={tradeIn} />
          <Documents tradeIn={tradeIn} />
        </div>
      </div>
    </>
  );
}

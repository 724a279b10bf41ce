import type { ConditionAnswers, ConditionQuestion } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import type { Payout } from '@planet-heroes/contracts/areas/payouts/schemas';
import { isInPost, type TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { findCondition, type TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import type { ReactNode } from 'react';
import { formatAmount, formatWholeFils } from '../../../../kernel/i18n/format-money';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { nameOf } from '../../../../kernel/i18n/name-of';
import { Icon } from '../../../../kit/icon';
import { myTradeInsTexts } from '../../texts-mine.en';
import { Badge, type BadgeTone } from '../../../../kit/badge';
import { isPaid, isPartners, isPriceOff, isUnpaid } from './way';

const TONES: Readonly<Record<TradeInState, BadgeTone>> = {
  quoted: 'accent',
  booked: 'accent',
  collected: 'accent',
  received: 'accent',
  inspected: 'accent',
  countered: 'warning',
  accepted: 'accent',
  wiped: 'accent',
  verified: 'positive',
  returning: 'warning',
  returned: 'neutral',
  rejected: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
  reversed: 'danger',
};

/** Where a trade-in stands, in two words. */
export function StateBadge({ tradeIn, className }: { tradeIn: TradeIn; className?: string }) {
  const { state, reasons, handover } = tradeIn;
  // That a refused phone comes back is said beside it.
  const shown = state === 'returning' && reasons.length > 0 ? 'rejected' : state;
  const text = isInPost(state, handover?.method) ? myTradeInsTexts.inPost : myTradeInsTexts.states[shown];
  return <Badge tone={TONES[shown]} className={className}>{text}</Badge>;
}

/** How a trade-in ended, and why where the desk said so. */
export function EndState({ tradeIn, hasReasons }: { tradeIn: TradeIn; hasReasons: boolean }) {
  const { state, steps, valueFils, points, reasons } = tradeIn;
  const { ends } = myTradeInsTexts;
  const wasWiped = steps.some((step) => step.state === 'wiped');
  const isCredited = state === 'verified';
  const { title, text } = ends[isCredited && isPartners(tradeIn) ? 'partners' : state === 'reversed' ? state : 'verified'];
  const end = isCredited || state === 'reversed'
    ? { title, text: text(formatWholeFils(valueFils), formatWhole(points)) }
    : state === 'cancelled' && wasWiped
    ? ends.cancelledWiped
    : state === 'cancelled' || state === 'expired' || state === 'rejected' || state === 'returned'
    ? ends[state]
    : undefined;
  if (!end) return null;
  return (
    <div className="flex items-start gap-3 rounded-md bg-canvas px-4 py-3">
      <Icon
        name={isCredited ? 'check' : 'close'}
        className={isCredited ? 'mt-0.5 size-5 text-positive' : 'mt-0.5 size-5 text-ink-muted'}
      />
      <div className="min-w-0">
        <p className="font-semibold">{end.title}</p>
        <p className="text-sm">{end.text}</p>
        {(hasReasons || state === 'reversed') && <Reasons reasons={reasons} />}
      </div>
    </div>
  );
}

/** Why the desk did not take a phone, in its own words. */
function Reasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <div className="mt-1 text-sm">
      <p className="font-semibold">{myTradeInsTexts.ends.reasons}</p>
      <ul className="list-disc ps-5">
        {myTradeInsTexts.ends.reasonsOf(reasons).map((reason) => <li key={reason}><bdi>{reason}</bdi></li>)}
      </ul>
    </div>
  );
}

/** Says that nobody inspects here: the demo takes every step automatically. */
export function DemoNote() {
  return (
    <p className="flex items-center gap-2 rounded-md bg-sand-soft px-3 py-1.5 text-xs">
      <Icon name="bulb" className="text-gold" />
      {myTradeInsTexts.demo.text}
    </p>
  );
}

/** What was promised for a phone, struck through where nothing came of it. */
function Promised({ isOff, children }: { isOff: boolean; children: string }) {
  return isOff ? <s className="font-normal text-ink-muted">{children}</s> : children;
}

interface TradeInFact {
  label: string;
  value: ReactNode;
}

/** Its price; where another is offered, both. */
export function priceFact({ state, valueFils, inspection }: TradeIn): TradeInFact {
  const offered = state === 'countered' ? inspection?.valueFils : undefined;
  return {
    label: myTradeInsTexts.facts.price,
    value: (
      <>
        <Promised isOff={isPriceOff(state)}>{formatWholeFils(valueFils)}</Promised>
        {offered !== undefined && <>{' '}<bdi>{formatWholeFils(offered)}</bdi></>}
      </>
    ),
  };
}

function isDeclined({ state, steps }: TradeIn): boolean {
  return isUnpaid(state) && steps.some((step) => step.state === 'countered');
}

/** The condition in which the desk found it, where that is what another price is or was offered for. */
export function foundFacts(tradeIn: TradeIn): TradeInFact[] {
  const { state, programme, inspection } = tradeIn;
  if (!inspection || (state !== 'countered' && !isDeclined(tradeIn))) return [];
  return [{ label: myTradeInsTexts.offer.found, value: conditionName(programme, inspection.condition) }];
}

/** Its points; where fewer come with the price that is offered, both. Of a declined offer the price says enough. */
export function pointsFacts(tradeIn: TradeIn): TradeInFact[] {
  if (isDeclined(tradeIn)) return [];
  const { state, points, inspection } = tradeIn;
  const offered = state === 'countered' && inspection && inspection.points !== points ? inspection.points : undefined;
  return [{
    label: myTradeInsTexts.facts.points,
    value: (
      <>
        <bdi><Promised isOff={isUnpaid(state) || offered !== undefined}>{formatWhole(points)}</Promised></bdi>
        {offered !== undefined && <>{' '}<bdi>{formatWhole(offered)}</bdi></>}
      </>
    ),
  }];
}

/** The amount that was paid; before that, what the pickup leaves of the price. Nothing where that is the price. */
export function payFacts(
  { state, valueFils, handover, isDemo }: TradeIn,
  payout: Pick<Payout, 'state' | 'amountFils'> | undefined,
): TradeInFact[] {
  const { facts, way } = myTradeInsTexts;
  if (!isDemo && payout && payout.amountFils !== null && isPaid(state, payout.state)) {
    return [{ label: way.steps.paid, value: formatAmount(payout.amountFils) }];
  }
  const feeFils = handover?.feeFils ?? 0;
  if (feeFils === 0 || isPriceOff(state)) return [];
  const left = formatWholeFils(Math.max(0, valueFils - feeFils));
  return [{ label: facts.afterFee, value: facts.lessFee(left, formatWholeFils(feeFils)) }];
}

/** What a trade-in holds, in one row that wraps. */
export function Facts({ facts }: { facts: readonly TradeInFact[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd className="font-semibold break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What an answer to one of the five questions is called. */
export function answerName(question: ConditionQuestion, answer: string): string {
  return (myTradeInsTexts.about.answers[question] as Readonly<Record<string, string>>)[answer] ?? answer;
}

/** The same, of what was answered. */
export function answerText(question: ConditionQuestion, answers: ConditionAnswers): string {
  return answerName(question, answers[question]);
}

/** What a programme calls a condition, where it stands alone. */
export function conditionName(programme: TradeInProgramme, condition: string): string {
  return nameOf(findCondition(programme, condition)?.label ?? condition);
}

import { INSPECTION_HOURS, isInPost, nextActorOf } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { formatMoment, formatTime, formatVisit } from '../../../../kernel/i18n/format-date';
import { commonTexts } from '../../../../kernel/i18n/texts.en';
import { myTradeInsTexts } from '../../texts-mine.en';
import { Icon } from '../../../../kit/icon';
import type { ReactNode } from 'react';
import { AppleLink } from './apple-link';
import { Ended } from './money/credited';

interface NextStepProps {
  tradeIn: TradeIn;
  /** The way to it, where the trade-in is shown with what can be done about its reasons. */
  children?: ReactNode;
}

/** Who acts next, by when, and what it is; of one that has ended, how. */
export function NextStep({ tradeIn, children }: NextStepProps) {
  const { state, handover, returnAddress } = tradeIn;
  const { actors, next } = myTradeInsTexts;
  const waitsForAddress = state === 'returning' && !returnAddress;
  const actor = waitsForAddress ? 'hero' : nextActorOf(state, handover?.method);
  // The desk's time to send it: its hero's has no end. A visit's time is in its sentence.
  const isVisit = state === 'booked' && handover?.method === 'pickup';
  const dueAt = waitsForAddress || isVisit ? null : tradeIn.dueAt;
  if (!actor) return <Ended tradeIn={tradeIn} hasReasons={!children} />;
  return (
    <div className="flex items-start gap-3 rounded-md bg-canvas px-4 py-3">
      <Icon
        name={ICONS[actor]}
        className="mt-0.5 size-5 text-accent"
      />
      <div className="min-w-0">
        <p className="text-xs text-ink-muted">{next.label}</p>
        <p className="font-semibold">
          {actors[actor]}
          {dueAt && (
            <span className="font-normal text-ink-muted">
              {commonTexts.separator}<span className="inline-block">{next.by(formatMoment(dueAt))}</span>
            </span>
          )}
        </p>
        <p className="text-sm">
          <span>{whatIsNext(tradeIn)}</span>
          {state === 'booked' && <> <AppleLink to={PREPARE_URL}>{next.prepare}</AppleLink></>}
        </p>
        {children}
      </div>
    </div>
  );
}

/** What to do before an iPhone is traded in. */
const PREPARE_URL = 'https://support.apple.com/109511';

const ICONS = { hero: 'person', courier: 'truck', post: 'mail', desk: 'shield' } as const;

function whatIsNext({ state, handover, answers, code, returnAddress }: TradeIn): string | undefined {
  const { next } = myTradeInsTexts;
  switch (state) {
    case 'booked': {
      const method = handover?.method ?? 'drop-off';
      return method === 'pickup'
        ? next.booked.pickup(formatVisit(handover!.startsAt!), hoursOf(handover!.startsAt!, handover!.endsAt!))
        : next.booked[method];
    }
    case 'received':
      return next.received(INSPECTION_HOURS);
    case 'quoted':
      return answers || !code ? next.described : next.quoted;
    case 'collected':
      return isInPost(state, handover?.method) ? next.inPost(INSPECTION_HOURS) : next.collected;
    case 'inspected':
    case 'countered':
    case 'accepted':
    case 'wiped':
      return next[state];
    case 'returning':
      return returnAddress ? next.returning : next.returnTo;
    case 'verified':
    case 'returned':
    case 'rejected':
    case 'expired':
    case 'cancelled':
    case 'reversed':
      return undefined;
  }
}

/** A slot's hours: 9:00 am to 11:00 am. */
export function hoursOf(startsAt: string, endsAt: string): string {
  return commonTexts.range(formatTime(startsAt), formatTime(endsAt));
}

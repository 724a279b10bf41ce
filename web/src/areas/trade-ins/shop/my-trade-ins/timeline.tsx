import { isInPost, type StepActor, type TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { pricesOf } from '@planet-heroes/contracts/areas/trade-ins/repricing';
import type { Payout } from '@planet-heroes/contracts/areas/payouts/schemas';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { useId } from 'react';
import { formatMoment } from '../../../../kernel/i18n/format-date';
import { formatWholeFils } from '../../../../kernel/i18n/format-money';
import { moneyTexts } from '../../texts-money.en';
import { myTradeInsTexts } from '../../texts-mine.en';
import { Badge } from '../../../../kit/badge';
import { Card } from '../../../../kit/card';
import { classNames } from '../../../../kit/class-names';
import { Heading } from '../../../../kit/heading';
import { Icon } from '../../../../kit/icon';

interface Happening {
  /** `paid`: the bank made the transfer; `credited`: the credit is there. */
  state: TradeInState | 'paid' | 'credited';
  at: string;
  /** Undefined where nobody did it: the credit follows automatically. */
  by: StepActor | undefined;
  note: string;
}

/** Ends without a trade. */
const FAILED: ReadonlySet<Happening['state']> = new Set(['rejected', 'expired', 'cancelled', 'reversed']);

/** What has happened to a trade-in, oldest first, with who did it. */
export function Timeline({ tradeIn, payout }: { tradeIn: TradeIn; payout: Payout | undefined }) {
  const heading = useId();
  const { timeline } = myTradeInsTexts;
  const all = withMoney(happeningsOf(tradeIn), payout);
  return (
    <Card className="p-4 sm:p-6">
      <Heading level={2} size={3} id={heading}>{timeline.title}</Heading>
      <ol aria-labelledby={heading} className="mt-4 grid">
        {all.map(({ state, at, by, note }, index) => (
          <li key={`${state} ${at}`} className="relative flex gap-3 pb-5 last:pb-0">
            {index < all.length - 1 && (
              <span aria-hidden className="absolute start-[0.8125rem] top-7 bottom-0 w-0.5 bg-line" />
            )}
            <span
              aria-hidden
              className={classNames(
                'grid size-7 shrink-0 place-items-center rounded-full',
                FAILED.has(state) ? 'bg-danger-soft text-danger' : 'bg-accent-soft text-accent-strong',
              )}
            >
              <Icon name={FAILED.has(state) ? 'close' : 'check'} className="size-4" />
            </span>
            <div className="min-w-0">
              <p className="font-semibold">
                {state === 'booked' && all.findIndex((one) => one.state === 'booked') < index
                  ? timeline.rebooked
                  : state === 'quoted' && index > 0
                  ? timeline.repriced
                  : state === 'paid' || state === 'credited'
                  ? timeline[state]
                  : state === 'returning' && by === 'hero' && all.some((one) => one.state === 'countered')
                  ? timeline.declined
                  : isInPost(state, tradeIn.handover?.method)
                  ? timeline.posted
                  : timeline.steps[state]}
              </p>
              <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
                <time dateTime={at}>{formatMoment(at)}</time>
                {by === 'demo' ? <Badge tone="sand">{timeline.by.demo}</Badge> : by && <span>{timeline.by[by]}</span>}
              </p>
              {note && (
                <p className="mt-0.5 text-sm break-words">
                  {state === 'paid' && <span>{`${moneyTexts.facts.reference}: `}</span>}
                  {state === 'quoted' ? <PriceChange note={note} /> : <bdi>{note}</bdi>}
                </p>
              )}
              {state === 'countered' && tradeIn.inspection && (
                <p className="mt-0.5 text-sm"><bdi>{formatWholeFils(tradeIn.inspection.valueFils)}</bdi></p>
              )}
              {state === 'wiped' && tradeIn.certificate && (
                <p className="mt-0.5 text-sm break-words">
                  {timeline.certificate}: <bdi>{by === 'demo' ? timeline.nothingWiped : tradeIn.certificate}</bdi>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function PriceChange({ note }: { note: string }) {
  const [from, to] = pricesOf(note);
  return <><s className="text-ink-muted">{formatWholeFils(from)}</s> <bdi>{formatWholeFils(to)}</bdi></>;
}

/** The steps between the lock of the price and the end, which is not a step. */
function happeningsOf({ state, quotedAt, decidedAt, reasons, steps }: TradeIn): Happening[] {
  const locked: Happening[] = quotedAt ? [{ state: 'quoted', at: quotedAt, by: 'hero', note: '' }] : [];
  const isToldByAStep = steps.some((step) => step.state === state);
  const hasEnded = decidedAt !== null && !isToldByAStep;
  const end: Happening[] = hasEnded
    ? [{ state, at: decidedAt, by: endedBy(state), note: noteOf(reasons) }]
    : [];
  // A phone that the desk does not take goes back in the same step: why is said before.
  const told = steps.flatMap((step): Happening[] =>
    step.state === 'returning' && reasons.length > 0
      ? [{ ...step, state: 'rejected', note: noteOf(reasons) }, step]
      : [step]
  );
  return [...locked, ...told, ...end];
}

function noteOf(reasons: readonly string[]): string {
  return myTradeInsTexts.ends.reasonsOf(reasons).join(' · ');
}

/** With the money at its time: a phone that was paid for may be taken back afterwards. */
function withMoney(all: Happening[], payout: Payout | undefined): Happening[] {
  if (!payout?.paidAt) return all;
  const { method, paidAt, reference } = payout;
  const state = method === 'credit' ? 'credited' : 'paid';
  const paid: Happening = { state, at: paidAt, by: undefined, note: reference ?? '' };
  return [...all.filter(({ at }) => at <= paidAt), paid, ...all.filter(({ at }) => at > paidAt)];
}

function endedBy(state: TradeInState): StepActor | undefined {
  return state === 'rejected' ? 'desk' : state === 'expired' ? 'deadline' : undefined;
}

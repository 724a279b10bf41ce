import { isReturned } from '@planet-heroes/contracts/areas/orders/is-returned';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { CORPORATE_PROMISES } from '@planet-heroes/contracts/areas/missions/tiers';
import type { Order, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { MINUTE_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Link } from '../../../kernel/routing/link';
import { formatDay, formatMoment } from '../../../kernel/i18n/format-date';
import { formatSoon } from '../../../kernel/i18n/format-soon';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { Button } from '../../../kit/button';
import { classNames } from '../../../kit/class-names';
import { Icon } from '../../../kit/icon';
import { RollingNumber } from '../../../kit/motion/rolling-number';
import { Progress } from '../../../kit/progress';
import { useNow } from '../../../kit/use-now';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateOrdersTexts } from '../texts.en';
import { untilKnown, useRole } from '../../corporate/company-queries';
import { Details } from '../../corporate/list-parts';
import { WriteToUs } from '../../corporate/write-to-us';
import { formatLastDay } from '../../corporate/format';
import { formatFils } from '../../../kernel/i18n/format-money';
import { formatDuration } from '../../corporate/format-duration';
import { ForecastNote, StageRange } from './forecast';
import { aimToPayAt, amountOf, awaitedAt, canPay, type OrderClock, orderClock, reachedStages } from './order-rules';

const text = corporateOrdersTexts.details;

/** The order at a glance: how far its devices are, what was promised, and its figures. */
export function OverviewTab({ order, onPlan }: { order: Order; onPlan: () => void }) {
  const now = useNow(MINUTE_MS);
  const role = useRole();
  const isSentBack = isReturned(order);
  // No day of payment holds until the company has named another account.
  const forecast = isSentBack ? null : order.forecast;
  return (
    <div className="grid grid-cols-1 gap-7">
      {order.status === 'processing' && !order.pickupDate && !order.collectedAt && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sand-soft px-4 py-3.5">
          <p className="min-w-0 flex-1 basis-56">{text.unplanned}</p>
          {role !== 'User' && (
            <Button size="small" className={untilKnown(role)} onClick={onPlan}>
              <Icon name="truck" />
              {corporateOrdersTexts.logistics.plan}
            </Button>
          )}
        </div>
      )}
      {isSentBack && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3.5">
          <span>{text.cameBack}</span> {order.transfer?.reason && <><bdi>{order.transfer.reason}</bdi>. </>}
          <span>{text.nameAnother}</span>{' '}
          <Link to="/account-management?tab=billing" className="underline underline-offset-4">{text.seeAccounts}</Link>
        </p>
      )}
      <StageTrack order={order} forecast={forecast} now={now} />
      {role && role !== 'User' && (order.status === 'processing' || canPay(order)) && (
        <AccountNote mayAdd={role === 'Admin'} />
      )}
      <ForecastNote forecast={forecast} now={now} isPaymentDated={order.paymentDueAt !== null} />
      <SlaClock order={order} now={now} />
      <Details
        items={[
          [text.companyName, order.companyName],
          [text.contactPerson, order.contactPerson],
          [
            text.quote,
            <Link
              key="quote"
              to={`/corporate-quotes?quote=${order.quoteId}`}
              className="text-accent underline underline-offset-4"
            >
              {order.quoteId}
            </Link>,
          ],
          [text.deviceCount, formatWhole(order.deviceCount)],
          [text.offeredAmount, order.difference && formatFils(order.totalAmount)],
          [text.totalAmount, formatFils(amountOf(order))],
          [corporateTexts.terms, corporateTexts.term(order.paymentTerms)],
          [text.createdDate, formatMoment(order.createdDate)],
          [text.pickupDate, order.pickupDate ? formatDay(order.pickupDate) : corporateTexts.notYet],
          [text.completionDate, order.completionDate && formatMoment(order.completionDate)],
          [text.paymentDueAt, !isSentBack && order.paymentDueAt && formatLastDay(order.paymentDueAt)],
          [text.payoutAskedAt, order.payoutAskedAt && formatMoment(order.payoutAskedAt)],
          [text.paidAt, order.paidAt && formatMoment(order.paidAt)],
          [text.paymentReference, order.paymentReference],
        ]}
      />
    </div>
  );
}

/** Asks for the account that the order is paid to until its payout is asked for: our desk verifies it first. */
function AccountNote({ mayAdd }: { mayAdd: boolean }) {
  const { data } = useQuery(queryOptionsOf(COMPANIES_ROUTES.listPaymentMethods));
  if (data?.paymentMethods.length !== 0) return null;
  const { noMethod, addMethod } = corporateOrdersTexts.actions.pay;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sand-soft px-4 py-3.5">
      <p className="min-w-0 flex-1 basis-56">{noMethod}</p>
      {mayAdd && (
        <ButtonLink to="/account-management?tab=billing" size="small" variant="secondary">{addMethod}</ButtonLink>
      )}
    </div>
  );
}

const trackTexts = corporateOrdersTexts.track;

/** The way of an order's devices, stage by stage, moving as our desk works. */
function StageTrack({ order, forecast, now }: { order: Order; forecast: Order['forecast']; now: number }) {
  return (
    <ol aria-label={trackTexts.label} className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {reachedStages(order).map(({ stage, count }) => {
        const awaited = awaitedAt(stage, order);
        const isDone = count === awaited;
        return (
          <li
            key={stage}
            className={classNames(
              'grid grid-cols-1 content-start gap-2 rounded-md border p-4 transition-colors',
              isDone ? 'border-transparent bg-accent-soft' : 'border-line bg-canvas',
            )}
          >
            <p className="flex items-center justify-between gap-2 font-semibold">
              {corporateTexts.stages[stage]}
              {isDone && <Icon name="check" className="size-5 text-accent-strong" />}
            </p>
            <p className="text-ink-muted">
              <span className="font-display text-xl font-medium text-ink">
                <RollingNumber value={count} format={formatWhole} />
              </span>{' '}
              <span>{trackTexts.of(formatWhole(awaited))}</span>
            </p>
            <Progress
              value={count}
              max={awaited || 1}
              label={trackTexts.progress(corporateTexts.stages[stage])}
              className={classNames(isDone && 'bg-surface')}
            />
            {!isDone && <StageRange forecast={forecast} now={now} stage={stage} />}
          </li>
        );
      })}
    </ol>
  );
}

const clockTexts = corporateOrdersTexts.clock;

/** Since when the order runs; once it is completed, by when it is paid. */
function SlaClock({ order, now }: { order: OrderSummary; now: number }) {
  const clock = orderClock(order);
  if (!clock) return null;
  const aim = clock.kind === 'due' ? aimToPayAt(order) : undefined;
  const isSlow = aim !== undefined && now > Date.parse(aim);
  const isLate = isSlow || clock.kind === 'late' || (clock.kind === 'paid' && !clock.inTime);
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-5 gap-y-2 rounded-md px-4 py-3.5',
        isLate ? 'bg-warning-soft' : 'bg-sand-soft',
      )}
    >
      <Icon name="clock" className="size-7 text-ink-muted" />
      {clock.kind === 'paid' && (
        <p className="font-display text-2xl font-medium tabular-nums lining-nums">{formatDuration(clock.ms)}</p>
      )}
      <p className="min-w-0 flex-1 basis-56 text-ink-muted">
        <span>{explain(clock, order, isSlow)}</span>{' '}
        {(isSlow || clock.kind === 'late') && <WriteToUs about={order.id} />}
      </p>
    </div>
  );
}

/** By when we pay: before the company asks for its payment in general, afterwards to the hour. */
function explainDue(dueAt: string, order: OrderSummary, isSlow: boolean): string {
  const due = formatLastDay(dueAt);
  const aim = aimToPayAt(order);
  if (!order.payoutAskedAt) return clockTexts.due(due, CORPORATE_PROMISES.paymentHours);
  if (!aim) return clockTexts.asked(due);
  return isSlow ? clockTexts.slow(due, CORPORATE_PROMISES.paymentHours) : clockTexts.aim(formatSoon(aim), due);
}

function explain(clock: OrderClock, order: OrderSummary, isSlow: boolean): string {
  switch (clock.kind) {
    case 'due':
      return explainDue(clock.dueAt, order, isSlow);
    case 'late':
      return clockTexts.late(formatLastDay(clock.dueAt));
    case 'paid':
      return clock.inTime ? clockTexts.paidInTime : clockTexts.paidLate;
    default:
      return clockTexts[clock.kind](formatMoment(clock.since));
  }
}

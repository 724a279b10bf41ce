import { idInPath } from '@planet-heroes/contracts/kernel/screen-paths';
import { lazy, Suspense, useId } from 'react';
import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import type { Money } from '@planet-heroes/contracts/areas/payouts/schemas';
import { loadCode } from '../../../../kernel/hydration/not-loaded';
import { Link } from '../../../../kernel/routing/link';
import { useAddress } from '../../../../kernel/routing/use-routing';
import { ButtonLink } from '../../../../kernel/routing/button-link';
import { Icon } from '../../../../kit/icon';
import { TitleRow } from '../../../../kernel/live/title-row';
import { Spot } from '../../../../kit/art/spot';
import { askOnce } from '../../../../kernel/api/ask-once';
import { formatWholeFils } from '../../../../kernel/i18n/format-money';
import { formatMoment } from '../../../../kernel/i18n/format-date';
import { Button } from '../../../../kit/button';
import { Card } from '../../../../kit/card';
import { Heading } from '../../../../kit/heading';
import { StoreLink } from '../../../shop/store-link';
import { moneyTexts } from '../../texts-money.en';
import { myTradeInsTexts } from '../../texts-mine.en';
import { MY_TRADE_INS_PATH, useMyTradeIns } from '../trade-in-queries';
import { TradeInList, TradeInsFailed, TradeInsPending, UnknownTradeIn } from './trade-in-list';
import { Facts } from './trade-in-facts';
import { Refusal, useMoney, useMoneyCommand } from './commands';

/** Forms and dialogs come with the one that is opened. */
const TradeInJourney = lazy(async () => ({
  default: await loadCode(async () => (await import('./trade-in-journey')).TradeInJourney),
}));

/** A hero's trade-ins: all of them, or one with its whole way, which goes on wherever it was left. */
export function MyTradeInsPage() {
  const text = myTradeInsTexts;
  const id = idInPath(useAddress().pathname.replace(/\/+$/, ''));
  const { data, isLoadingError, refetch } = useMyTradeIns();
  const tradeIn = data?.find((one) => one.id === id);
  return (
    <>
      <TitleRow
        live
        title={tradeIn?.device ?? text.title}
        lead={text.lead}
        note={id === undefined ? undefined : <WayBack />}
        art={<ParcelArt />}
        actions={<ButtonLink to="/exchange" size="small" variant="secondary">{text.another}</ButtonLink>}
      />
      <div className="page-width grid grid-cols-1 gap-5 pt-5 pb-16 sm:gap-6 sm:pb-24">
        {data
          ? id === undefined
            ? (
              <>
                <Credit />
                <TradeInList tradeIns={data} />
              </>
            )
            : tradeIn
            ? (
              <Suspense fallback={<TradeInsPending />}>
                <TradeInJourney key={tradeIn.id} tradeIn={tradeIn} />
              </Suspense>
            )
            : <UnknownTradeIn />
          : isLoadingError
          ? <TradeInsFailed onRetry={() => void refetch()} />
          : <TradeInsPending />}
      </div>
    </>
  );
}

function WayBack() {
  return (
    <Link
      to={MY_TRADE_INS_PATH}
      className="mt-0.5 inline-flex min-h-7 items-center gap-1.5 text-sm font-semibold text-accent underline-offset-3 hover:underline"
    >
      <Icon name="arrow" directional className="rotate-180" />
      {myTradeInsTexts.all}
    </Link>
  );
}

/** A phone on its way in a parcel. */
function ParcelArt() {
  return (
    <Spot sun={[120, 34]}>
      <rect x="66" y="10" width="34" height="56" rx="7" fill="var(--color-spot-ink)" />
      <rect x="70" y="15" width="26" height="46" rx="4" fill="var(--color-spot-soft)" />
      <path fill="var(--color-spot-paper)" d="M48 40h70v36H48z" />
      <path fill="var(--color-sand)" d="M48 40h70l8-10H56z" opacity="0.85" />
      <path stroke="var(--color-spot-ink)" strokeWidth="3.5" strokeLinejoin="round" d="M48 40h70v36H48z" />
      <path stroke="var(--color-spot)" strokeWidth="3.5" strokeLinecap="round" d="M58 52h22M58 61h14" />
    </Spot>
  );
}

/** What the hero can spend and is still to be transferred; nothing where there is neither. */
function Credit() {
  const { data } = useMoney();
  const hasAny = data && (data.creditFils > 0 || data.owedFils > 0 || data.codes.length > 0);
  return hasAny ? <CreditCard money={data} /> : null;
}

function CreditCard({ money: { creditFils, owedFils, codes } }: { money: Money }) {
  const text = moneyTexts;
  const titleId = useId();
  const command = useMoneyCommand(() => askOnce(PAYOUTS_ROUTES.issueCreditCode, { body: { amountFils: creditFils } }));
  return (
    <section aria-labelledby={titleId}>
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <Heading level={2} size={3} id={titleId}>{text.credit.title}</Heading>
        <div role="status">
          <Facts
            facts={[
              { label: text.credit.balance, value: formatWholeFils(creditFils) },
              ...(owedFils > 0 ? [{ label: text.credit.owed, value: formatWholeFils(owedFils) }] : []),
            ]}
          />
        </div>
        {creditFils >= 100 && (
          <div className="grid gap-2">
            <p className="text-sm text-ink-muted">{text.credit.lead}</p>
            <Button
              size="small"
              variant={codes.length > 0 ? 'secondary' : 'primary'}
              className="justify-self-start"
              aria-busy={command.isPending}
              aria-disabled={command.isPending}
              onClick={() => {
                if (!command.isPending) command.mutate(undefined);
              }}
            >
              {command.isPending ? text.credit.making : text.credit.make(formatWholeFils(creditFils))}
            </Button>
          </div>
        )}
        <Refusal error={command.error} otherwise={text.failed} />
        {codes.length > 0 && (
          <ul aria-label={text.credit.codes} className="grid gap-2">
            {codes.map(({ code, amountFils, issuedAt }) => (
              <li key={code} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <code dir="ltr" className="font-semibold break-all">{code}</code>
                <span className="tabular-nums">{formatWholeFils(amountFils)}</span>
                <span className="text-sm text-ink-muted">{formatMoment(issuedAt)}</span>
                <StoreLink parameters={{ code }} size="small" className="ms-auto">{text.credit.order}</StoreLink>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}

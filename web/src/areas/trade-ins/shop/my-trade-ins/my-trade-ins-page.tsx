import { idInPath } from '@planet-heroes/contracts/kernel/screen-paths';
import { lazy, Suspense } from 'react';
import { loadCode } from '../../../../kernel/hydration/not-loaded';
import { Link } from '../../../../kernel/routing/link';
import { useAddress } from '../../../../kernel/routing/use-routing';
import { useHydrated } from '../../../../kernel/hydration/use-hydrated';
import { ButtonLink } from '../../../../kernel/routing/button-link';
import { Icon } from '../../../../kit/icon';
import { TitleRow } from '../../../../kernel/live/title-row';
import { Spot } from '../../../../kit/art/spot';
import { myTradeInsTexts } from '../../texts-mine.en';
import { MY_TRADE_INS_PATH, useMyTradeIns } from '../trade-in-queries';
import { Credit } from './money/credit-card';
import { TradeInList, TradeInsFailed, TradeInsPending, UnknownTradeIn } from './trade-in-list';

/** Forms and dialogs come with the one that is opened. */
const TradeInJourney = lazy(async () => ({
  default: await loadCode(async () => (await import('./trade-in-journey')).TradeInJourney),
}));

/** A hero's trade-ins: all of them, or one with its whole way, which goes on wherever it was left. */
export function MyTradeInsPage() {
  const text = myTradeInsTexts;
  const { pathname } = useAddress();
  // The HTML of every trade-in is that of the list, which hydration must match.
  const id = useHydrated() ? idInPath(pathname.replace(/\/+$/, '')) : undefined;
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
      <div className="page-width grid min-h-[calc(100svh-10rem)] grid-cols-1 content-start gap-5 pt-5 pb-16 sm:gap-6 sm:pb-24">
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

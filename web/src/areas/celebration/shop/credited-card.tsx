import { CELEBRATION } from '@planet-heroes/contracts/areas/heroes/points';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { waitsForHero } from '@planet-heroes/contracts/areas/payouts/payout-states';
import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../../kernel/api/api-error';
import { ask } from '../../../kernel/api/ask';
import { formatMass } from '../../../kernel/i18n/format-mass';
import { formatAmount } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { nameOf } from '../../../kernel/i18n/name-of';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { useAddress } from '../../../kernel/routing/use-routing';
import { Button } from '../../../kit/button';
import { classNames } from '../../../kit/class-names';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';
import { type CreditedTrade, useCreditedStore } from '../../heroes/credited-store';
import { openJoining } from '../../heroes/joining-store';
import { joinLink, shareOrCopy } from '../../shares/sharing';
import { throwConfetti } from '../confetti';
import { celebrationTexts } from '../texts.en';
import { isFirstCelebration } from './celebrated';
import { serverNow } from '../../../kit/server-clock';

const CONFETTI = { pieces: 120, bursts: 6, forMs: CELEBRATION.confettiMs };

/** An older trade is not celebrated by a browser that sees it for the first time. */
const NEWS_MS = 14 * DAY_MS;

/** What stands in the ledger of a credited trade. */
interface Credit {
  tradeIn: TradeIn;
  badges: readonly string[];
  referralCode: string;
  isGuest: boolean;
  /** Guests, and those who left it, have no place on the board. */
  isOnBoard: boolean;
  /** Its money waits until the hero says how it is paid. */
  isUnpaid: boolean;
}

/**
 * Celebrates a trade that was credited, once in a browser, with what it really brought. It lies at the foot of the page
 * and takes no focus: the visitor may be typing when it comes. It goes as soon as the visitor goes on. On a phone it is
 * low where a payment is still to be chosen, by the buttons of the page under it.
 */
export function CreditedCard({ credited }: { credited: CreditedTrade }) {
  const credit = useCredit(credited);
  const isThere = credit !== undefined;
  useEffect(() => (isThere ? throwConfetti(CONFETTI) : undefined), [isThere]);
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const { pathname } = useAddress();
  useClosing(card, isThere, pathname);
  if (!credit) return null;
  const { tradeIn, badges, referralCode, isGuest, isOnBoard, isUnpaid } = credit;
  const { valueFils, points, bottlesPrevented, co2Saved, handover, isDemo } = tradeIn;
  const path = `/my-trade-ins/${tradeIn.id}`;
  const device = nameOf(tradeIn.device);
  const text = celebrationTexts.credited;
  const figures = [
    [formatAmount(valueFils - (handover?.feeFils ?? 0)), text[isDemo ? 'played' : tradeIn.code === null ? 'partners' : 'value']],
    [formatWhole(points), text.points],
    [formatWhole(bottlesPrevented), text.bottles],
    [formatMass(co2Saved), text.carbon],
  ] as const;
  const { from, to } = credited;
  const mustChoose = isUnpaid && pathname === path;
  return (
    <section
      ref={card}
      aria-labelledby={titleId}
      className="fixed inset-x-3 bottom-3 z-40 grid animate-rise gap-2 rounded-xl border border-line bg-surface-raised p-4 shadow-raised sm:inset-x-auto sm:gap-3 sm:p-5 sm:end-6 sm:bottom-6 sm:w-104"
    >
      <div className="flex items-start justify-between gap-3">
        <div role="status">
          <Heading level={2} size={3} id={titleId} className="max-sm:text-lg">{text.title(device)}</Heading>
          {isOnBoard && to < from && <p className="mt-1 text-sm">{text.rank(formatWhole(from), formatWhole(to))}</p>}
          {badges.length > 0 && (
            <p className={classNames('mt-1 flex items-center gap-2 text-sm font-semibold', mustChoose && 'max-sm:hidden')}>
              <Icon name="trophy" className="size-5 text-gold" />
              <span>{text.badges(badges.map(nameOf).join(commonTexts.separator), badges.length)}</span>
            </p>
          )}
        </div>
        <button
          type="button"
          aria-label={commonTexts.close}
          onClick={close}
          className="-me-2 -mt-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-accent-soft"
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <dl className={classNames('grid grid-cols-2 gap-x-4 gap-y-2', mustChoose && 'max-sm:[&>*:nth-child(n+3)]:hidden')}>
        {figures.map(([figure, label]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="font-display text-xl font-medium tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <div className={classNames('flex flex-wrap gap-2 sm:gap-3', mustChoose && 'max-sm:hidden')}>
        {isUnpaid
          ? <ButtonLink to={`${path}#standing`} size="small" onClick={close}>{text.choose}</ButtonLink>
          : pathname !== path
          ? <ButtonLink to={path} size="small" onClick={close}>{text.see}</ButtonLink>
          : isOnBoard
          ? <ButtonLink to="/leaderboard" size="small" onClick={close}>{text.place}</ButtonLink>
          : <ButtonLink to="/redeem" size="small" onClick={close}>{text.spend}</ButtonLink>}
        {isGuest
          ? (
            <Button
              size="small"
              variant="secondary"
              onClick={() => {
                close();
                openJoining();
              }}
            >
              {text.join}
            </Button>
          )
          : <ShareCredit text={text.text(device, formatWhole(bottlesPrevented))} code={referralCode} />}
      </div>
    </section>
  );
}

/** It is in nobody's way: Escape, a click or typing beside it, and another page close it. */
function useClosing(card: RefObject<HTMLElement | null>, isThere: boolean, pathname: string): void {
  useEffect(() => {
    if (!isThere) return;
    const closeBeside = ({ target }: Event): void => {
      if (!card.current?.contains(target as Node)) close();
    };
    const closeByKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('click', closeBeside);
    document.addEventListener('input', closeBeside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('click', closeBeside);
      document.removeEventListener('input', closeBeside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [card, isThere]);
  const cameOn = useRef(pathname);
  useEffect(() => {
    if (pathname !== cameOn.current) close();
  }, [pathname]);
}

function ShareCredit({ text, code }: { text: string; code: string }) {
  const [isCopied, setCopied] = useState(false);
  const { credited, shareTitle, copied } = celebrationTexts;
  const share = async (): Promise<void> => {
    setCopied((await shareOrCopy({ title: shareTitle, text, url: joinLink(code) })) === 'copied');
  };
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => void share()}>
        <Icon name="share" />
        {credited.share}
      </Button>
      <p role="status" className={isCopied ? 'basis-full text-sm text-positive' : 'sr-only'}>{isCopied && copied}</p>
    </>
  );
}

function close(): void {
  useCreditedStore.setState({ credited: undefined });
}

/** Reads what a trade brought its hero; nothing where this browser has celebrated it, or where it cannot be read. */
function useCredit(credited: CreditedTrade): Credit | undefined {
  const [credit, setCredit] = useState<Credit>();
  useEffect(() => {
    const { tradeInId, from } = credited;
    const isLive = from > 0;
    let isWanted = true;
    const read = async (): Promise<void> => {
      const [tradeIn, me, { payouts }] = await Promise.all([
        ask(TRADE_INS_ROUTES.readMyTradeIn, { params: { id: tradeInId } }),
        ask(HEROES_ROUTES.readMe),
        ask(PAYOUTS_ROUTES.readMoney),
      ]);
      // The demo hero is everybody's: nobody's own phone was credited.
      if (!isWanted || tradeIn.state !== 'verified' || !isRecent(tradeIn) || !me || me.isDemo) return;
      const payout = payouts.find((one) => one.tradeInId === tradeInId);
      // Other things come first: a part of the page that the address names, or money that the bank sent back.
      if ((!isLive && (location.hash || payout?.state === 'returned')) || !isFirstCelebration(tradeInId)) return;
      const isUnpaid = waitsForHero(payout?.state);
      const badges = me.badgesAwarded.filter(({ awardedAt }) => awardedAt === tradeIn.decidedAt);
      const { isGuest, referralCode } = me;
      setCredit({
        tradeIn, referralCode, isGuest, isUnpaid,
        badges: badges.map(({ badge }) => badge),
        isOnBoard: !isGuest && me.hiddenFor === undefined,
      });
    };
    void read().catch((error: unknown) => {
      // What is refused is another hero's, or nobody is signed in.
      if (error instanceof ApiError && error.status < 500) return;
      console.warn('A credit could not be celebrated', error);
    });
    return () => {
      isWanted = false;
    };
  }, [credited]);
  return credit;
}

function isRecent({ decidedAt }: TradeIn): boolean {
  return decidedAt !== null && serverNow() - Date.parse(decidedAt) < NEWS_MS;
}

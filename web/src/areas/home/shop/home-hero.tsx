import type { MouseEvent } from 'react';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { RollingNumber } from '../../../kit/motion/rolling-number';
import { homeTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { loadCode } from '../../../kernel/hydration/not-loaded';
import { toastNotLoaded } from '../../../kernel/hydration/toast-not-loaded';
import { useNavigate } from '../../../kernel/routing/use-routing';
import { Heading } from '../../../kit/heading';
import {
  highestValueOf,
  PricePickers,
  type TradeChoiceStore,
  useTradeChoice,
  type ValuedChoice,
} from '../../trade-ins';
import type { lockPrice } from '../../trade-ins/lock-price';
import { HeroPhone } from './art/hero-phone';
import { HERO_BUTTON, NeedChoices } from './need-choices';
import { Dhow } from '../../../kit/art/dhow';

/** What locks a price comes with the page's later parts. */
type LoadLock = () => Promise<typeof lockPrice>;

/** How full the phone is before anything is chosen: some sea is always in it. */
const SHALLOW = 0.15;

/** The trade-in and leaderboard section, which other screens link to (spec document 1, section 2). */
export const ASSISTANT_ID = 'meet-deli';

/**
 * The first screen: what the visitor's iPhone is worth, in a phone that fills with the Gulf, and the question what the
 * visitor needs.
 */
export function HomeHero({ store, loadLock }: { store: TradeChoiceStore; loadLock: LoadLock }) {
  const { eyebrow, title, lead } = homeTexts.hero;
  const trade = useTradeChoice('home', store);
  const { valuation } = trade;
  return (
    <section className="relative isolate overflow-clip bg-linear-to-b from-sky to-sky-low">
      <div className="page-width relative grid pt-6 sm:pt-12 lg:min-h-[40rem] lg:grid-cols-[1.15fr_1fr] lg:gap-10 lg:pt-12">
        <div className="z-10 flex flex-col items-start gap-3 sm:gap-4 lg:pb-48">
          <p className="text-sm font-semibold text-accent">{eyebrow}</p>
          <Heading level={1} className="max-w-[13ch]">
            {title}
          </Heading>
          <p className="max-w-[46ch] text-ink-muted sm:text-lg">{lead}</p>
          <PricePickers trade={trade} programme="home" />
          <NeedChoices>
            <PriceButton trade={trade} loadLock={loadLock} />
          </NeedChoices>
        </div>
        <HeroPhone fill={valuation ? valuation.tradeValue / highestValueOf('home') : SHALLOW}>
          <Price trade={trade} />
        </HeroPhone>
      </div>
      {/* It hangs from the lower edge, so it comes once everything that makes the section higher has been parsed. */}
      <BackScene />
      <FrontWaves />
    </section>
  );
}

/**
 * Asks for the model and the condition as long as one is missing; then it locks the price that stands, in one press,
 * and goes on to its trade-in.
 */
function PriceButton({ trade: { choice, valuation }, loadLock }: { trade: ValuedChoice; loadLock: LoadLock }) {
  const navigate = useNavigate();
  const { see, lock: lockText } = homeTexts.hero;
  const lock = (): void => {
    void loadCode(loadLock).then((lockPrice) => lockPrice('home', choice, navigate), toastNotLoaded);
  };
  return (
    // As wide with either, so that the button beside it stays where it is.
    <Button size="large" className={`min-w-38 sm:min-w-47 ${HERO_BUTTON}`} onClick={valuation ? lock : askForChoice}>
      <span>{valuation ? lockText(formatAed(valuation.tradeValue)) : see}</span>
    </Button>
  );
}

/** Opens the page’s first list in which nothing is chosen. */
function askForChoice({ isTrusted }: MouseEvent): void {
  const open = document.querySelector<HTMLSelectElement>('select:has([value=""]:checked)')!;
  open.focus();
  // Presses that are repeated after hydration may not open lists.
  if (isTrusted) open.showPicker?.();
}

/** What the chosen iPhone is worth; until it is chosen, the most that it can be. */
function Price({ trade: { choice: { model }, valuation } }: { trade: ValuedChoice }) {
  const { upTo, anyPhone, pricePoints, priceLabel } = homeTexts.hero;
  return (
    <div role="group" aria-label={priceLabel}>
      <p className="truncate text-xs font-semibold text-ink-muted lg:text-sm">{valuation ? model : upTo}</p>
      <p className="font-display text-2xl leading-tight font-medium tracking-[-0.02em] [--digit-width:1ch] lg:text-[2.75rem]">
        <RollingNumber value={valuation?.tradeValue ?? highestValueOf('home', model)} format={formatAed} />
      </p>
      <p className="truncate text-xs text-ink-muted lg:text-sm">
        {valuation ? pricePoints(formatWhole(valuation.points)) : model ?? anyPhone}
      </p>
    </div>
  );
}

/** The water in front of the hero's phone, in two layers that drift against the sky. */
function FrontWaves() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1600 150"
      preserveAspectRatio="none"
      className="pointer-events-none absolute -inset-x-[4%] bottom-0 h-20 w-[108%] sm:h-28"
    >
      <path
        className="animate-drift"
        fill="var(--color-sea)"
        opacity="0.85"
        d="M-60 46c90 0 90-26 180-26s90 26 180 26 90-26 180-26 90 26 180 26 90-26 180-26 90 26 180 26 90-26 180-26 90 26 180 26 90-26 180-26 90 26 180 26v130H-60z"
      />
      <path
        className="animate-drift [animation-duration:3.6s]"
        fill="var(--color-sea-deep)"
        d="M-60 78c110 0 110 24 220 24s110-24 220-24 110 24 220 24 110-24 220-24 110 24 220 24 110-24 220-24 110 24 220 24 110-24 220-24v100H-60z"
      />
      <path fill="var(--color-canvas)" d="M-60 134c200-14 380-14 560-4s380 12 560 2 420-10 620 2v20H-60z" />
    </svg>
  );
}

/**
 * Behind the hero: Dubai in thin lines, dunes, open water and a dhow. What stands tall is away from where lines begin,
 * so that no text crosses it: mirrored where they begin on the right.
 */
function BackScene() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1600 420"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-x-0 bottom-0 -z-10 h-72 w-full overflow-visible sm:h-80 lg:h-[26rem] rtl:-scale-x-100"
      fill="none"
    >
      <g stroke="var(--color-skyline)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M640 262h14v-34h22v34h12v-58l10-10 10 10v58h16v-44h26v44h10v-26h20v26h14" />
        <path d="M842 262v-52h8v-56h7v-60h5V54l4-40 4 40v40h5v60h7v56h8v52M866 54v208" />
        <path d="M904 262v-40h24v40h12v-74l28-14v88h16v-30h26v30" />
        <path d="M1270 262c-4-52-22-88-58-112 6 40 6 76 2 112zM1214 178h36M1217 206h46M1217 234h51M1270 262v-128" />
        <path d="M1310 262v-24h30v24h14v-60h26v60h18v-38h30v38" />
      </g>
      <path fill="var(--color-dune)" d="M0 262c110-52 210-64 330-36 90 21 160 36 250 36h-90v40H0z" />
      <path fill="var(--color-dune-shade)" d="M0 262c110-52 210-64 330-36-110 4-180 30-240 66H0z" opacity="0.7" />
      <path fill="var(--color-dune)" d="M1600 250c-90-32-150-30-220-12-50 13-90 22-150 24h90v40h280z" />
      <path fill="var(--color-sea-light)" d="M0 274c260-10 470-14 800-12s560 4 800 0v158H0z" />
      <g stroke="var(--color-glint)" strokeWidth="3" strokeLinecap="round" opacity="0.5">
        <path d="M700 288h80M724 300h36M300 300h70M980 292h90M1120 314h60M1400 300h80M120 322h60" />
      </g>
      <Dhow sail="var(--color-sail)" transform="translate(1322 200)" />
    </svg>
  );
}

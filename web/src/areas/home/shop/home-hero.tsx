import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { RollingNumber } from '../../../kit/motion/rolling-number';
import { homeTexts } from '../texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { classNames } from '../../../kit/class-names';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';
import {
  highestValueOf,
  PricePickers,
  type TradeChoiceStore,
  useTradeChoice,
  type ValuedChoice,
} from '../../trade-ins';
import { BackScene } from './art/back-scene';
import { FrontWaves } from './art/front-waves';
import { HeroPhone } from './art/hero-phone';
import { NeedChoices } from './need-choices';
import { ASSISTANT_ID } from './section-ids';

/** How full the phone is before anything is chosen: some sea is always in it. */
const SHALLOW = 0.15;

/**
 * The first screen: what the visitor's iPhone is worth, in a phone that fills with the Gulf, and the question what the
 * visitor needs.
 */
export function HomeHero({ store }: { store: TradeChoiceStore }) {
  const { eyebrow, title, lead, goOn } = homeTexts.hero;
  const trade = useTradeChoice('home', store);
  const { valuation } = trade;
  return (
    <section className="relative isolate overflow-hidden bg-linear-to-b from-sky to-sky-low">
      <BackScene />
      <div className="page-width relative grid pt-6 sm:pt-12 lg:min-h-[40rem] lg:grid-cols-[1.15fr_1fr] lg:gap-10 lg:pt-12">
        <div className="z-10 flex flex-col items-start gap-3 sm:gap-4 lg:pb-48">
          <p className="text-sm font-semibold text-accent">{eyebrow}</p>
          <Heading level={1} className="max-w-[13ch]">
            {title}
          </Heading>
          <p className="max-w-[46ch] text-ink-muted sm:text-lg">{lead}</p>
          <PricePickers trade={trade} programme="home" />
          <NeedChoices>
            <ButtonLink
              to={`#${ASSISTANT_ID}`}
              variant="secondary"
              className={classNames('min-h-14 shrink-0 whitespace-nowrap max-sm:px-4', !valuation && 'invisible')}
            >
              {goOn}
              <Icon name="arrow" directional className="text-accent" />
            </ButtonLink>
          </NeedChoices>
        </div>
        <HeroPhone fill={valuation ? valuation.tradeValue / highestValueOf('home') : SHALLOW}>
          <Price trade={trade} />
        </HeroPhone>
      </div>
      <FrontWaves />
    </section>
  );
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

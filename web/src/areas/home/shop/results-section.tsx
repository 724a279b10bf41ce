import type { TradeValuation } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { Heading } from '../../../kit/heading';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { formatMass } from '../../../kernel/i18n/format-mass';
import { formatAed } from '../../../kernel/i18n/format-money';
import { nameOf } from '../../../kernel/i18n/name-of';
import { Card } from '../../../kit/card';
import { classNames } from '../../../kit/class-names';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { pathOfTradeIn, phaseOf, QuoteRefusal, type TradeCalculator } from '../../trade-ins/index';
import { tradeInTexts } from '../../trade-ins/texts.en';
import { celebrate } from '../../celebration/celebration-store';
import { homeSectionsTexts } from '../texts-sections.en';
import { ASSISTANT_ID } from './home-hero';

/** What a calculated trade unlocks, or a start prompt while there is none (spec document 1, section 2). */
export function ResultsSection({ calculator }: { calculator: TradeCalculator }) {
  const { choice, valuation, confirmed } = calculator;
  const text = homeSectionsTexts.results;
  const complete = confirmed && valuation && choice.model;
  return (
    <section aria-labelledby="results-heading" className="page-width section-gap">
      <div className="grid items-center gap-8 md:grid-cols-[14rem_1fr] md:gap-14">
        <StartArt complete={Boolean(complete)} />
        <div className="flex min-h-52 flex-col justify-center">
          <Heading level={2} id="results-heading">
            {complete ? text.title : text.waitingTitle}
          </Heading>
          <p className="mt-3 max-w-prose text-lg text-ink-muted">{complete ? text.lead(complete) : text.waitingText}</p>
          {complete ? (
            <>
              <Unlocks valuation={valuation} />
              <NextMoves calculator={calculator} valuation={valuation} model={complete} />
            </>
          ) : (
            <StartPrompt />
          )}
        </div>
      </div>
    </section>
  );
}

/** The way back to the calculator, while nothing has been calculated. */
function StartPrompt() {
  return (
    <div className="mt-6">
      <ButtonLink to={`#${ASSISTANT_ID}`} variant="secondary">
        {homeSectionsTexts.results.start}
      </ButtonLink>
    </div>
  );
}

/** The instant unlocks of a trade: credit, points and level, bottles, CO2. */
function Unlocks({ valuation }: { valuation: TradeValuation }) {
  const text = homeSectionsTexts.results;
  const unlocks = [
    { figure: formatAed(valuation.tradeValue), label: text.value },
    { figure: formatWhole(valuation.points), label: text.points(nameOf(valuation.level)) },
    { figure: formatWhole(valuation.bottlesPrevented), label: text.bottles },
    { figure: formatMass(valuation.co2Saved), label: text.carbon },
  ];
  return (
    <ul className="mt-8 grid animate-rise gap-4 min-[26rem]:grid-cols-2 xl:grid-cols-4">
      {unlocks.map(({ figure, label }) => (
        <li key={label}>
          <Card className="h-full p-5">
            <p className="font-display text-2xl font-medium tabular-nums">{figure}</p>
            <p className="mt-1 text-sm text-ink-muted">{label}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** A round window on the Gulf; with the mission complete the sun is up. */
function StartArt({ complete }: { complete: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 240 240" className="mx-auto w-full max-w-56" fill="none">
      <clipPath id="start-window">
        <circle cx="120" cy="120" r="112" />
      </clipPath>
      <g clipPath="url(#start-window)">
        <path fill="var(--color-sky)" d="M0 0h240v240H0z" />
        <circle
          cx="128"
          cy="132"
          r="42"
          fill="var(--color-sun)"
          className={classNames('transition-transform duration-700 ease-calm', complete && '-translate-y-12')}
        />
        <path fill="var(--color-dune)" d="M0 152c44-32 84-34 124-14s76 14 116-10v60H0z" />
        <g className="animate-drift">
          <path
            fill="var(--color-sea)"
            d="M-20 172c24 0 24-9 48-9s24 9 48 9 24-9 48-9 24 9 48 9 24-9 48-9 24 9 48 9v90H-20z"
          />
          <path
            fill="var(--color-sea-deep)"
            d="M-20 200c24 0 24 9 48 9s24-9 48-9 24 9 48 9 24-9 48-9 24 9 60 9v60H-20z"
          />
        </g>
      </g>
      <circle cx="120" cy="120" r="112" stroke="var(--color-line-strong)" strokeWidth="2" />
    </svg>
  );
}

interface NextMovesProps {
  calculator: TradeCalculator;
  valuation: TradeValuation;
  model: string;
}

/** What to do with a completed mission: start the trade-in, celebrate it, or see what it buys. */
function NextMoves({ calculator, valuation, model }: NextMovesProps) {
  const { lockQuote, quote } = calculator;
  const text = homeSectionsTexts.results;
  const { tradeIn, pending } = quote;
  const phase = tradeIn && phaseOf(tradeIn.state);
  const { receipt } = tradeInTexts.lock;
  // Once started the button stays where it is and only stops acting: it may hold the focus.
  const started = tradeIn !== undefined;
  return (
    <div className="mt-6 flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <Button
          variant={started ? 'secondary' : 'primary'}
          aria-disabled={pending || started}
          aria-busy={pending}
          className={classNames(started && 'cursor-default')}
          onClick={pending || started ? undefined : lockQuote}
        >
          {started && <Icon name="check" />}
          <span>{pending ? tradeInTexts.lock.locking : started ? text.started : text.startTrade}</span>
        </Button>
        {phase && (
          <ButtonLink to={pathOfTradeIn(tradeIn.id)}>
            {receipt.action[phase]}
          </ButtonLink>
        )}
        <Button
          variant="sand"
          onClick={() =>
            celebrate({
              kind: 'trade',
              valueAed: valuation.tradeValue,
              device: model,
              points: valuation.points,
            })}
        >
          <Icon name="sparkle" />
          {text.celebrate}
        </Button>
        <ButtonLink to="/aquacafe" variant="secondary">
          {text.redeem}
        </ButtonLink>
      </div>
      <p role="status" className="min-h-[1lh] text-sm text-ink-muted">
        {phase && `${receipt.title[phase]}. ${receipt.next[phase]}`}
      </p>
      <QuoteRefusal text={quote.refusal} />
    </div>
  );
}

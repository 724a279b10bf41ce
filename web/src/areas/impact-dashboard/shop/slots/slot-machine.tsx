import { SLOT_MACHINE } from '@planet-heroes/contracts/areas/heroes/points';
import { formatAed } from '../../../../kernel/i18n/format-money';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { formatMass } from '../../../../kernel/i18n/format-mass';
import { impactDashboardTexts } from '../../texts.en';
import { Button } from '../../../../kit/button';
import { ButtonLink } from '../../../../kernel/routing/button-link';
import { Card } from '../../../../kit/card';
import { areAlike, SlotEngine, type SlotState, type SlotSymbol, spinsUntilJackpot } from './slot-engine';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { celebrate } from '../../../celebration/celebration-store';
import { throwConfetti } from '../../../celebration/confetti';
import { Icon } from '../../../../kit/icon';
import { classNames } from '../../../../kit/class-names';
import { SymbolArt } from './symbol-art';

const GRAMS_PER_TONNE = 1_000_000;

/** The slot-machine impact simulator (spec document 1, sections 2, 4 and 9). */
export function SlotMachine() {
  const { phase, reels, spins, outcome, spin } = useSlotMachine();
  const text = impactDashboardTexts.slots;
  const spinning = phase === 'spinning';
  const { value, device } = SLOT_MACHINE.tradeCelebration;
  const jackpotText = areAlike(reels) ? text.jackpotText : text.jackpotByCount;
  const result = outcome === 'jackpot'
    ? `${text.jackpotTitle}. ${jackpotText}`
    : text.trade(formatAed(value), device);
  return (
    <Card className="flex flex-col gap-5 p-4 sm:p-8">
      {/* Pictures that change ten times a second say nothing to a screen reader; the result is spoken below. */}
      <ul aria-hidden className="grid grid-cols-2 gap-2 min-[22.5rem]:grid-cols-4 sm:gap-4">
        {reels.map((symbol, index) => (
          <Reel key={index} symbol={symbol} spinning={spinning} jackpot={outcome === 'jackpot'} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {outcome && text.spoken(reels.map(symbolLabel).join(', '), result)}
      </p>
      <SlotResult
        phase={phase}
        outcome={outcome}
        jackpotText={jackpotText}
        trade={text.trade(formatAed(value), device)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="large"
          aria-disabled={spinning}
          aria-busy={spinning}
          onClick={spin}
          className="min-w-60 aria-disabled:opacity-70 max-sm:w-full"
        >
          {spinning ? text.spinning : text.spin}
        </Button>
        <ButtonLink to="/aquacafe" size="large" variant="secondary" className="max-sm:w-full">
          {text.boost}
        </ButtonLink>
        <p className="text-sm text-ink-muted tabular-nums sm:ms-auto sm:text-end">
          <span className="block font-semibold text-ink">{text.spins(formatWhole(spins))}</span>
          <span>{text.untilJackpot(spinsUntilJackpot(spins))}</span>
        </p>
      </div>
    </Card>
  );
}

/** The section of this screen that prices the visitor's own phone. */
export const CALCULATOR_ID = 'personal-impact';

function celebrateOutcome(outcome: 'jackpot' | 'trade'): void {
  const priceAt = `#${CALCULATOR_ID}`;
  if (outcome === 'jackpot') celebrate({ kind: 'milestone', ...SLOT_MACHINE.jackpotMilestone, priceAt });
  else celebrate({
      kind: 'trade',
      valueAed: SLOT_MACHINE.tradeCelebration.value,
      device: SLOT_MACHINE.tradeCelebration.device,
      priceAt,
    });
}

/** A slot machine of this screen's own, with its confetti and its celebrations (spec document 1, section 4). */
function useSlotMachine(onJackpot?: () => void): SlotState & { spin: () => void } {
  const [engine] = useState(
    () =>
      new SlotEngine({
        onJackpot: () => {
          throwConfetti({ pieces: SLOT_MACHINE.confettiPieces, forMs: SLOT_MACHINE.confettiMs });
          onJackpot?.();
        },
        onCelebrate: celebrateOutcome,
      }),
  );
  useEffect(() => engine.stop, [engine]);
  return { ...useSyncExternalStore(engine.subscribe, engine.snapshot, engine.snapshot), spin: engine.spin };
}

interface SlotResultProps extends Pick<SlotState, 'phase' | 'outcome'> {
  jackpotText: string;
  trade: string;
}

/** What the spin came to, in a place that keeps its height: a banner of maximum impact for a jackpot. */
function SlotResult({ phase, outcome, jackpotText, trade }: SlotResultProps) {
  const text = impactDashboardTexts.slots;
  // The live region beside it speaks for it.
  return (
    <div aria-hidden className="grid min-h-21 items-center">
      {outcome === 'jackpot'
        ? (
          <div className="flex animate-rise items-center gap-4 rounded-md bg-accent px-5 py-3.5 text-accent-ink">
            <Icon name="trophy" className="size-8" />
            <p>
              <span className="block font-display text-xl font-semibold">{text.jackpotTitle}</span>
              <span className="block text-sm">{jackpotText}</span>
            </p>
          </div>
        )
        : (
          <p className="text-ink-muted">
            {phase === 'spinning'
              ? text.running
              : outcome === 'trade'
              ? trade
              : text.ready}
          </p>
        )}
    </div>
  );
}

interface ReelProps {
  symbol: SlotSymbol;
  spinning: boolean;
  jackpot: boolean;
}

/** The mark of a reel that may not move. */
const WAITING = 'after:absolute after:inset-0 after:place-content-center after:font-display after:text-3xl after:text-ink-muted '
  + 'motion-reduce:after:grid motion-reduce:after:content-["?"]';

/** One reel: a symbol and its name. While it spins it blurs; with reduced motion a still mark stands for it. */
function Reel({ symbol, spinning, jackpot }: ReelProps) {
  return (
    <li
      className={classNames(
        'relative flex min-w-0 flex-col items-center gap-1 overflow-hidden rounded-md border bg-surface-raised px-1 pt-3 pb-2 transition-colors sm:gap-2 sm:rounded-lg sm:p-4',
        jackpot ? 'border-sand bg-sand-soft' : 'border-line',
        spinning && WAITING,
      )}
    >
      <span
        className={classNames(
          'block w-full max-w-24',
          spinning && 'translate-y-1 opacity-70 blur-[2px] motion-reduce:invisible',
        )}
      >
        <SymbolArt symbol={symbol} />
      </span>
      <span
        className={classNames(
          'flex min-h-[2lh] items-center text-center text-xs font-semibold sm:min-h-[1lh] sm:text-sm',
          spinning && 'motion-reduce:invisible',
        )}
      >
        {symbolLabel(symbol)}
      </span>
    </li>
  );
}

/** What a symbol says under its drawing. */
function symbolLabel(symbol: SlotSymbol): string {
  const text = impactDashboardTexts.slots.symbols;
  const { bottles, aed, co2Tonnes } = SLOT_MACHINE.figures;
  switch (symbol) {
    case 'bottles':
      return text.bottles(formatWhole(bottles));
    case 'aed':
      return text.aed(formatAed(aed));
    case 'co2':
      return text.co2(formatMass(co2Tonnes * GRAMS_PER_TONNE));
    default:
      return text[symbol];
  }
}

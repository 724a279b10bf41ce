import { SLOT_MACHINE } from '@planet-heroes/contracts/areas/heroes/points';
import { formatAed } from '../../../../kernel/i18n/format-money';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { impactDashboardTexts } from '../../texts.en';
import { Button } from '../../../../kit/button';
import { ButtonLink } from '../../../../kernel/routing/button-link';
import { Card } from '../../../../kit/card';
import { Reel } from './reel';
import { SlotResult } from './slot-result';
import { spinsUntilJackpot } from './slot-rules';
import { symbolLabel } from './symbol-label';
import { useSlotMachine } from './use-slot-machine';

/** The slot-machine impact simulator (spec document 1, sections 2, 4 and 9). */
export function SlotMachine() {
  const { phase, reels, spins, outcome, spin } = useSlotMachine();
  const text = impactDashboardTexts.slots;
  const spinning = phase === 'spinning';
  const { value, device } = SLOT_MACHINE.tradeCelebration;
  const result = outcome === 'jackpot'
    ? `${text.jackpotTitle}. ${text.jackpotText}`
    : text.trade(formatAed(value), device);
  return (
    <Card className="flex flex-col gap-5 p-4 sm:p-8">
      {/* Pictures that change ten times a second say nothing to a screen reader; the result is spoken below. */}
      <ul aria-hidden className="grid grid-cols-4 gap-2 sm:gap-4">
        {reels.map((symbol, index) => (
          <Reel key={index} symbol={symbol} spinning={spinning} jackpot={outcome === 'jackpot'} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {outcome && text.spoken(reels.map(symbolLabel).join(', '), result)}
      </p>
      <SlotResult phase={phase} outcome={outcome} trade={text.trade(formatAed(value), device)} />
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
          {text.untilJackpot(spinsUntilJackpot(spins))}
        </p>
      </div>
    </Card>
  );
}

import { impactDashboardTexts } from '../../texts.en';
import { Icon } from '../../../../kit/icon';
import type { SlotState } from './slot-engine';

interface SlotResultProps extends Pick<SlotState, 'phase' | 'outcome'> {
  trade: string;
}

/** What the spin came to, in a place that keeps its height: a banner of maximum impact for a jackpot. */
export function SlotResult({ phase, outcome, trade }: SlotResultProps) {
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
              <span className="block text-sm">{text.jackpotText}</span>
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

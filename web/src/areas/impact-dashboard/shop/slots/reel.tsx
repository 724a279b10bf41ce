import { classNames } from '../../../../kit/class-names';
import type { SlotSymbol } from './slot-rules';
import { SymbolArt } from './symbol-art';
import { symbolLabel } from './symbol-label';

interface ReelProps {
  symbol: SlotSymbol;
  spinning: boolean;
  jackpot: boolean;
}

/** One reel: a symbol and its name. While it spins it blurs; with reduced motion it waits under a still veil. */
export function Reel({ symbol, spinning, jackpot }: ReelProps) {
  return (
    <li
      className={classNames(
        'relative flex min-w-0 flex-col items-center gap-1 overflow-hidden rounded-md border bg-surface-raised px-1 pt-3 pb-2 transition-colors sm:gap-2 sm:rounded-lg sm:p-4',
        jackpot ? 'border-sand bg-sand-soft' : 'border-line',
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

import { PROGRESS_DEFAULT_MAX } from '@planet-heroes/contracts/kernel/interface';
import { classNames } from './class-names';

interface ProgressProps {
  /** From 0 to `max`; left out, the bar is indeterminate. */
  value?: number;
  max?: number;
  label: string;
  className?: string;
}

/** A progress bar (spec document 1, sections 4 and 5). Values outside 0 to max are drawn at the nearer end. */
export function Progress({ value, max = PROGRESS_DEFAULT_MAX, label, className }: ProgressProps) {
  const known = value === undefined ? undefined : Math.min(Math.max(value, 0), max);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={known}
      className={classNames('h-2.5 overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className={classNames(
          'h-full origin-left rounded-full bg-accent transition-transform duration-500 rtl:origin-right',
          known === undefined && 'animate-shimmer',
        )}
        style={{ transform: `scaleX(${known === undefined ? 1 : known / max})` }}
      />
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type BadgeTone =
  | 'neutral'
  | 'accent'
  | 'sand'
  | 'positive'
  | 'warning'
  | 'danger'
  | 'gold'
  | 'silver'
  | 'bronze';

const tones: Record<BadgeTone, string> = {
  neutral: 'border-line bg-canvas text-ink-muted',
  accent: 'border-transparent bg-accent-soft text-accent-strong',
  sand: 'border-transparent bg-sand-soft text-ink',
  positive: 'border-transparent bg-positive-soft text-positive',
  warning: 'border-transparent bg-warning-soft text-warning',
  danger: 'border-transparent bg-danger-soft text-danger',
  gold: 'border-current bg-surface text-gold',
  silver: 'border-current bg-surface text-silver',
  bronze: 'border-current bg-surface text-bronze',
};

/** A short label for a state, a level or a kind. */
export function Badge(
  { tone = 'neutral', className, children }: { tone?: BadgeTone; className?: string | undefined; children: ReactNode },
) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-semibold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

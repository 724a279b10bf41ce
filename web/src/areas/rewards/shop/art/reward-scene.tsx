import type { ReactNode } from 'react';
import { Waterline } from '../../../../kit/art/waterline';

/** The stage of every reward's drawing: something before the sun, at the edge of the Gulf. */
export function RewardScene({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden className="relative h-44 overflow-hidden bg-sky">
      <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" className="size-full" fill="none">
        <circle cx="178" cy="84" r="54" fill="var(--color-sun)" />
        <g transform="translate(-14 6) scale(0.9)">{children}</g>
      </svg>
      <Waterline className="h-6" />
    </div>
  );
}

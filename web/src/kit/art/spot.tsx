import type { ReactNode } from 'react';

interface SpotProps {
  /** Where the sun stands. */
  sun?: readonly [x: number, y: number];
  /** What the drawing is about, on 176 by 88 units; it stands in the water at 74. */
  children: ReactNode;
}

/** A small drawing beside a title: something before the sun, at the edge of the Gulf. All use these colours. */
export function Spot({ sun = [116, 36], children }: SpotProps) {
  return (
    <svg viewBox="0 0 176 88" className="h-22 w-auto" fill="none">
      <circle cx={sun[0]} cy={sun[1]} r="27" fill="var(--color-sun)" />
      {children}
      <path
        fill="var(--color-spot-soft)"
        d="M4 74c12-4 24-4 36 0s24 4 36 0 24-4 36 0 24 4 36 0 18-3 24-1c-8 10-36 15-84 15S14 84 4 74"
      />
      <path
        fill="var(--color-spot)"
        d="M16 81c14-3 26-3 38 0s24 3 36 0 24-3 36 0 24 2 34-1c-14 6-38 8-72 8s-58-2-72-7"
      />
    </svg>
  );
}

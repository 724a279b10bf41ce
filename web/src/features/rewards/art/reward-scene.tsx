import type { ReactNode } from 'react';

/** The stage of every reward's drawing: a sky with its sun, and sand to stand on. */
export function RewardScene({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" className="h-44 w-full bg-sky" fill="none">
      <circle cx="160" cy="92" r="66" fill="var(--color-sun)" opacity="0.55" />
      <path fill="var(--color-dune)" d="M0 150c70-16 130-18 190-8s90 6 130-4v42H0z" />
      {children}
    </svg>
  );
}

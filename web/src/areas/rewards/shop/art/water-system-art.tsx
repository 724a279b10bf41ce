import { RewardScene } from './reward-scene';

/** A filter with its two cartridges, a tap, and a glass that fills. */
export function WaterSystemArt() {
  return (
    <RewardScene>
      <rect x="74" y="46" width="100" height="22" rx="8" fill="var(--color-spot-ink)" />
      <path
        fill="var(--color-spot-paper)"
        d="M82 68h36v72a12 12 0 0 1-12 12H94a12 12 0 0 1-12-12zM130 68h36v72a12 12 0 0 1-12 12h-12a12 12 0 0 1-12-12z"
      />
      <path fill="var(--color-sea-light)" d="M82 96c9-5 9-5 18 0s9 5 18 0v44a12 12 0 0 1-12 12H94a12 12 0 0 1-12-12z" />
      <path fill="var(--color-spot-soft)" d="M130 84c9-5 9-5 18 0s9 5 18 0v56a12 12 0 0 1-12 12h-12a12 12 0 0 1-12-12z" />
      <path
        stroke="var(--color-spot-ink)"
        strokeWidth="3"
        d="M82 68h36v72a12 12 0 0 1-12 12H94a12 12 0 0 1-12-12zM130 68h36v72a12 12 0 0 1-12 12h-12a12 12 0 0 1-12-12z"
      />
      <path
        stroke="var(--color-spot-ink)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M174 57h30a22 22 0 0 1 22 22v7"
      />
      <path fill="var(--color-spot-soft)" d="M223 94h6v26h-6z" />
      <path fill="var(--color-spot-paper)" d="M206 106h40l-5 46h-30z" />
      <path fill="var(--color-spot-soft)" d="M208 124c9-4 9-4 18 0s9 4 18 0l-3 28h-30z" />
      <path stroke="var(--color-spot-ink)" strokeWidth="3" strokeLinejoin="round" d="M206 106h40l-5 46h-30z" />
    </RewardScene>
  );
}

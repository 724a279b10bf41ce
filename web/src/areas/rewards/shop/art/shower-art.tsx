import { RewardScene } from './reward-scene';

const DROPS = [
  { x: 128, y: 104 },
  { x: 160, y: 112 },
  { x: 192, y: 104 },
  { x: 144, y: 130 },
  { x: 176, y: 130 },
] as const;

/** A shower head with its filter, and clean drops. */
export function ShowerArt() {
  return (
    <RewardScene>
      <path stroke="var(--color-spot-ink)" strokeWidth="9" strokeLinecap="round" d="M252 20v14a26 26 0 0 1-26 26h-66" />
      <rect
        x="194"
        y="46"
        width="40"
        height="28"
        rx="9"
        fill="var(--color-spot-paper)"
        stroke="var(--color-spot-ink)"
        strokeWidth="3"
      />
      <path fill="var(--color-spot-soft)" d="M199 60c8-4 8-4 15 0s8 4 15 0v7a5 5 0 0 1-5 5h-20a5 5 0 0 1-5-5z" />
      <path fill="var(--color-spot-ink)" d="M108 92c0-20 22-34 52-34s52 14 52 34z" />
      {DROPS.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          fill="var(--color-spot-soft)"
          transform={`translate(${x} ${y})`}
          d="M0-6c6 7 9 11 9 16a9 9 0 0 1-18 0c0-5 3-9 9-16"
        />
      ))}
    </RewardScene>
  );
}

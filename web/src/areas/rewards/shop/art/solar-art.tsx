import { RewardScene } from './reward-scene';

/** A folded solar panel that charges a phone. */
export function SolarArt() {
  return (
    <RewardScene>
      <path
        fill="var(--color-spot)"
        stroke="var(--color-spot-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M62 132l22-72h92l-10 72z"
      />
      <path stroke="var(--color-sea-light)" strokeWidth="2.5" d="M114 60l-16 72M146 60l-12 72M77 84h96M70 108h99" />
      <path stroke="var(--color-spot-ink)" strokeWidth="4" strokeLinecap="round" d="M166 124c18 18 26 20 40 20" />
      <rect x="206" y="92" width="38" height="66" rx="8" fill="var(--color-spot-ink)" />
      <rect x="210" y="96" width="30" height="58" rx="5" fill="var(--color-sky-low)" />
      <path fill="var(--color-spot-soft)" d="M228 106l-12 20h8l-3 18 13-23h-8z" />
    </RewardScene>
  );
}

import { RewardScene } from './reward-scene';

/** A table for two: covers, a candle and two glasses of water. */
export function DinnerArt() {
  return (
    <RewardScene>
      <path fill="var(--color-sand)" d="M152 60h16v58h-16z" />
      <path
        fill="var(--color-sun)"
        stroke="var(--color-spot-ink)"
        strokeWidth="2"
        d="M160 26c7 10 10 15 10 21a10 10 0 0 1-20 0c0-6 3-11 10-21"
      />
      <path fill="var(--color-spot-ink)" d="M138 116h44v8h-44z" />
      <path
        fill="var(--color-sea-light)"
        stroke="var(--color-spot-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M56 120c2-26 18-42 38-42s36 16 38 42zM188 120c2-26 18-42 38-42s36 16 38 42z"
      />
      <path stroke="var(--color-spot-ink)" strokeWidth="5" strokeLinecap="round" d="M94 78v-7M226 78v-7" />
      <path
        fill="var(--color-spot-paper)"
        stroke="var(--color-spot-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M40 124h240l-16 16H56z"
      />
      <path fill="var(--color-spot-ink)" d="M72 140h10v30H72zM238 140h10v30h-10z" />
    </RewardScene>
  );
}

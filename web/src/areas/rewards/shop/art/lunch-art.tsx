import { RewardScene } from './reward-scene';

/** A bowl of greens with its spoon, as the partner kitchen serves it. */
export function LunchArt() {
  return (
    <RewardScene>
      <path fill="var(--color-spot-soft)" d="M112 96c2-20 14-32 30-32 4-12 26-14 32-2 18-2 34 12 34 34z" />
      <path fill="var(--color-sea-light)" d="M128 96c0-14 8-22 18-22s18 8 18 22zM172 96c0-12 6-18 14-18s14 6 14 18z" />
      <circle cx="166" cy="78" r="9" fill="var(--color-sun)" />
      <circle cx="142" cy="88" r="6" fill="var(--color-dune-shade)" />
      <path
        fill="var(--color-spot-paper)"
        stroke="var(--color-spot-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M96 96h128c0 32-22 56-46 58h-36c-24-2-46-26-46-58z"
      />
      <path stroke="var(--color-sea-light)" strokeWidth="6" strokeLinecap="round" d="M110 112c30 10 70 10 100 0" />
      <path stroke="var(--color-spot-ink)" strokeWidth="5" strokeLinecap="round" d="M204 90l40-54" />
      <ellipse cx="248" cy="30" rx="8" ry="12" transform="rotate(36 248 30)" fill="var(--color-spot-ink)" />
    </RewardScene>
  );
}

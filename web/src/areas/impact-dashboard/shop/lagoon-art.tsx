import { Spot } from '../../../kit/art/spot';

/** A drop, and the rings that it makes. */
export function LagoonArt() {
  return (
    <Spot sun={[120, 32]}>
      <path fill="var(--color-spot)" d="M88 8c15 17 23 28 23 39a23 23 0 0 1-46 0c0-11 8-22 23-39" />
      <path fill="var(--color-spot-soft)" d="M66 45c8-5 14-5 22 0s14 5 22 0a23 23 0 0 1-44 2z" />
      <path
        stroke="var(--color-spot-paper)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M77 50c1 5 4 8 8 10"
      />
      <path
        stroke="var(--color-spot-ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M44 70c28 8 60 8 88 0"
      />
    </Spot>
  );
}

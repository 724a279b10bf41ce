import { Spot } from '../../../kit/art/spot';

/** A turtle that comes up for air. */
export function ReefArt() {
  return (
    <Spot sun={[62, 30]}>
      <path fill="var(--color-spot)" d="M42 66c2-24 20-36 42-36s40 14 44 36c-14 8-72 8-86 0" />
      <path fill="var(--color-spot-soft)" d="M58 60l8-16h16l4 16zm32 0l4-16h14l10 14zM72 40c8-5 18-5 28 0z" />
      <path
        fill="var(--color-spot-ink)"
        d="M124 56c2-10 10-15 19-13 7 2 10 8 8 13-2 6-10 9-20 11zM60 70c-8 4-16 10-26 10 2-8 8-14 18-16zm52 0c6 5 14 9 22 9-1-7-6-12-14-15z"
      />
      <path fill="var(--color-spot-paper)" d="M142 48a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5" />
    </Spot>
  );
}

import { Spot } from '../../kit/art/spot';

/** A podium in the water, with a drop on each place. */
export function PodiumArt() {
  return (
    <Spot sun={[122, 32]}>
      <path fill="var(--color-spot-soft)" d="M40 52h32v26H40z" />
      <path fill="var(--color-spot-ink)" d="M72 38h32v40H72z" />
      <path fill="var(--color-spot)" d="M104 60h32v18h-32z" />
      <path fill="var(--color-spot)" d="M88 6c8 9 11 14 11 19a11 11 0 0 1-22 0c0-5 3-10 11-19" />
      <path fill="var(--color-spot-ink)" d="M56 26c6 7 9 11 9 15a9 9 0 0 1-18 0c0-4 3-8 9-15m64 12c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12" />
      <path
        stroke="var(--color-spot-paper)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M82 26c1 3 3 5 5 5M84 50l4-3v17"
      />
    </Spot>
  );
}

import { Spot } from '../../../../kit/art/spot';

/** Points that pile up, each with its drop. */
export function CollectArt() {
  return (
    <Spot sun={[92, 32]}>
      <path
        fill="var(--color-spot-ink)"
        d="M40 66c0-4 8-6 17-6s17 2 17 6v6c0 4-8 6-17 6s-17-2-17-6zM72 66c0-4 8-6 17-6s17 2 17 6v6c0 4-8 6-17 6s-17-2-17-6zM104 66c0-4 8-6 17-6s17 2 17 6v6c0 4-8 6-17 6s-17-2-17-6z"
      />
      <path
        fill="var(--color-sand)"
        d="M72 54c0-4 8-6 17-6s17 2 17 6v6c0 4-8 6-17 6s-17-2-17-6zM104 54c0-4 8-6 17-6s17 2 17 6v6c0 4-8 6-17 6s-17-2-17-6z"
      />
      <path fill="var(--color-spot-ink)" d="M104 42c0-4 8-6 17-6s17 2 17 6v6c0 4-8 6-17 6s-17-2-17-6z" />
      <path fill="var(--color-sand)" d="M104 30c0-4 8-6 17-6s17 2 17 6v6c0 4-8 6-17 6s-17-2-17-6z" />
      <path fill="var(--color-spot)" d="M57 26c9 10 13 16 13 22a13 13 0 0 1-26 0c0-6 4-12 13-22" />
      <path
        stroke="var(--color-spot-paper)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M51 50c1 3 2 4 4 5"
      />
    </Spot>
  );
}

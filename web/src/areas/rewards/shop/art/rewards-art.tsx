import { Spot } from '../../../../kit/art/spot';

/** A present on the shore. */
export function RewardsArt() {
  return (
    <Spot sun={[128, 34]}>
      <path fill="var(--color-spot)" d="M56 40h64v38H56z" />
      <path fill="var(--color-spot-ink)" d="M50 28h76v14H50z" />
      <path fill="var(--color-sand)" d="M82 28h12v50H82z" />
      <path fill="var(--color-spot-soft)" d="M56 42h64v5H56z" />
      <path fill="var(--color-spot-ink)" d="M88 28c-20 0-28-17-16-19 9-1 13 9 16 19 3-10 7-20 16-19 12 2 4 19-16 19" />
      <path
        fill="var(--color-spot-paper)"
        d="M74 16c4 0 7 4 9 8-6 0-11-2-11-5 0-2 1-3 2-3m28 0c-4 0-7 4-9 8 6 0 11-2 11-5 0-2-1-3-2-3"
      />
    </Spot>
  );
}

import { Spot } from '../../../../kit/art/spot';

/** A phone, and a filter with its glass. */
export function ShelfArt() {
  return (
    <Spot sun={[128, 28]}>
      <path fill="var(--color-spot-ink)" d="M46 14h26a6 6 0 0 1 6 6v56H40V20a6 6 0 0 1 6-6" />
      <path fill="var(--color-spot-paper)" d="M45 20h28v50H45z" />
      <path fill="var(--color-spot-soft)" d="M45 44c9-5 19 5 28 0v30H45z" />
      <path fill="var(--color-sand)" d="M59 26a7 7 0 1 1 0 14 7 7 0 0 1 0-14" />
      <path fill="var(--color-spot)" d="M92 30h18v46H92z" />
      <path fill="var(--color-spot-ink)" d="M92 22h30c8 0 12 5 12 12v8h-7v-7c0-4-2-5-5-5H92z" />
      <path fill="var(--color-spot-soft)" d="M96 36h10v20H96z" />
      <path fill="var(--color-spot-paper)" d="M120 52h20l-3 26h-14z" />
      <path fill="var(--color-spot)" d="M122 62h16l-2 16h-12z" />
    </Spot>
  );
}

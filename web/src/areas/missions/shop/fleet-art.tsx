import { Spot } from '../../../kit/art/spot';

/** Dhows that sail together. */
export function FleetArt() {
  return (
    <Spot sun={[112, 32]}>
      <path
        fill="var(--color-spot-ink)"
        d="M66 66h46c-4 8-9 12-17 12H83c-8 0-13-4-17-12m-36 2h26c-2 5-5 8-10 8h-7c-5 0-7-3-9-8m92 0h26c-2 5-5 8-10 8h-7c-5 0-7-3-9-8"
      />
      <path fill="var(--color-spot-paper)" d="M90 10c16 14 20 32 20 52-8-3-14-4-20-4z" />
      <path fill="var(--color-sand)" d="M85 20C74 32 70 46 68 60c6-2 11-3 17-3z" />
      <path fill="var(--color-spot)" d="M44 34c9 8 11 18 11 30-4-2-8-2-11-2zm92 0c9 8 11 18 11 30-4-2-8-2-11-2z" />
      <path fill="var(--color-spot-soft)" d="M41 40c-6 7-8 14-9 22 3-1 6-2 9-2zm92 0c-6 7-8 14-9 22 3-1 6-2 9-2z" />
    </Spot>
  );
}

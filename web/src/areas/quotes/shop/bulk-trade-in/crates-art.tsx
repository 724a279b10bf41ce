import { Spot } from '../../../../kit/art/spot';

/** A crate full of phones. */
export function CratesArt() {
  return (
    <Spot sun={[110, 34]}>
      <path
        fill="var(--color-spot-ink)"
        d="M52 20h16a4 4 0 0 1 4 4v34H48V24a4 4 0 0 1 4-4m24-6h18a4 4 0 0 1 4 4v40H72V18a4 4 0 0 1 4-4m26 8h14a4 4 0 0 1 4 4v32H98V26a4 4 0 0 1 4-4"
      />
      <path fill="var(--color-spot-paper)" d="M52 26h16v32H52zm24-6h18v38H76zm26 8h14v30h-14z" />
      <path
        fill="var(--color-spot-soft)"
        d="M52 42c6-3 10 3 16 0v16H52zm24-4c7-3 11 3 18 0v20H76zm26 6c5-3 9 2 14 0v14h-14z"
      />
      <path fill="var(--color-sand)" d="M42 52h84v10H42z" />
      <path fill="var(--color-spot)" d="M44 62h80v14H44z" />
    </Spot>
  );
}

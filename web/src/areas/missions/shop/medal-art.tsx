export type Metal = 'gold' | 'silver' | 'bronze';

const COLOURS: Record<Metal, string> = {
  gold: 'var(--color-gold)',
  silver: 'var(--color-silver)',
  bronze: 'var(--color-bronze)',
};

/** A medal on its ribbon, with a drop of water in it. */
export function MedalArt({ metal }: { metal: Metal }) {
  return (
    <svg aria-hidden viewBox="0 0 64 84" className="h-20 w-auto shrink-0" fill="none">
      <path fill="var(--color-spot-soft)" d="M14 0h15l8 30H24z" />
      <path fill="var(--color-spot)" d="M50 0H35l-8 30h13z" />
      <circle cx="32" cy="54" r="28" fill={COLOURS[metal]} />
      <circle cx="32" cy="54" r="21" fill="var(--color-spot-paper)" />
      <path fill="var(--color-spot-soft)" d="M32 38c8 9 12 15 12 21a12 12 0 0 1-24 0c0-6 4-12 12-21" />
      <path fill="var(--color-spot)" d="M20 59a12 12 0 0 0 24 0c-4-3-8-3-12 0s-8 3-12 0" />
    </svg>
  );
}

import { BADGES } from '@planet-heroes/contracts/areas/badges/badges';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { leaderboardTexts } from '../texts.en';
import { nameOf } from '../../../kernel/i18n/name-of';
import { classNames } from '../../../kit/class-names';
import { Icon, type IconName } from '../../../kit/icon';
import { VisuallyHidden } from '../../../kit/visually-hidden';

const LOOKS: Readonly<Record<string, { icon: IconName; tint: string }>> = {
  'First Trade': { icon: 'phone', tint: 'bg-sand-soft text-gold' },
  'High Value Trade': { icon: 'sparkle', tint: 'bg-sand-soft text-gold' },
  'Bottle Saver': { icon: 'drop', tint: 'bg-accent-soft text-accent-strong' },
  'Water Guardian': { icon: 'shield', tint: 'bg-accent-soft text-accent-strong' },
  'Planet Champion': { icon: 'globe', tint: 'bg-positive-soft text-positive' },
  'Community Builder': { icon: 'users', tint: 'bg-warning-soft text-warning' },
};
const UNKNOWN = { icon: 'trophy', tint: 'bg-band text-ink-muted' } as const;

/** A hero's badges as signs, each with its name for the pointer and for assistive technology. */
export function BadgeChips({ badges }: { badges: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-0.5 sm:gap-1">
      <VisuallyHidden>{leaderboardTexts.badges}: </VisuallyHidden>
      {badges.map((badge) => (
        <span key={badge} role="img" aria-label={nameOf(badge)} title={nameOf(badge)}>
          <Chip badge={badge} />
        </span>
      ))}
    </span>
  );
}

/** What the signs stand for, and how each badge is reached: for fingers and keyboards, which see no tooltip. */
export function BadgeLegend() {
  return (
    <details className="mt-3 rounded-lg border border-line bg-surface px-4 py-3 text-sm sm:px-6">
      <summary className="min-h-6 cursor-pointer font-semibold">{leaderboardTexts.badgeLegend}</summary>
      <ul className="mt-3 grid gap-x-6 gap-y-2.5 pb-1 sm:grid-cols-2">
        {BADGES.map(({ name }) => <BadgeLine key={name} badge={name} />)}
      </ul>
    </details>
  );
}

/** A badge's sign and name, and how it is reached. One that the catalogue does not know has no rule. */
export function BadgeLine({ badge }: { badge: string }) {
  const rule = BADGES.find(({ name }) => name === badge);
  return (
    <li className="flex items-center gap-3">
      <Chip badge={badge} />
      <span>
        <strong className="font-semibold">{nameOf(badge)}</strong>{' '}
        <span className="text-ink-muted">{rule && leaderboardTexts.badgeRules[rule.figure](formatWhole(rule.from))}</span>
      </span>
    </li>
  );
}

/** A badge's sign, which its name stands beside. */
function Chip({ badge }: { badge: string }) {
  const { icon, tint } = LOOKS[badge] ?? UNKNOWN;
  return (
    <span aria-hidden className={classNames('grid size-5 place-items-center rounded-full sm:size-6', tint)}>
      <Icon name={icon} className="size-3.5 sm:size-4" />
    </span>
  );
}

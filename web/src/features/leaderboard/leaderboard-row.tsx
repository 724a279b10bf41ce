import type { LeaderboardHero } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { memo } from 'react';
import { formatMass } from '../../shared/format/format-mass';
import { formatWhole } from '../../shared/format/format-number';
import { RollingNumber } from '../../shared/live/rolling-number';
import { messages } from '../../shared/messages/messages';
import { nameOf } from '../../shared/messages/name-of';
import { classNames } from '../../shared/ui/class-names';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { PointsButton } from '../heroes';
import { LevelBadge } from '../../shared/hero/level-badge';
import { MovementMark } from './movement-mark';
import { RankMark } from './rank-mark';
import { ROW_COLUMNS, ROW_SIZE } from './row-layout';
import { useHighlight } from './use-highlight';
import type { RankMovement } from './use-rank-movement';

interface LeaderboardRowProps {
  hero: LeaderboardHero;
  rank: number;
  movement: RankMovement;
  /** The visitor's own row is marked. */
  isOwn: boolean;
}

/** One hero of the board (spec document 1, section 2, Leaderboard). */
export const LeaderboardRow = memo(function LeaderboardRow({ hero, rank, movement, isOwn }: LeaderboardRowProps) {
  const leaderboard = messages.leaderboard;
  const { units } = leaderboard;
  const highlight = useHighlight(hero.points);
  return (
    <li
      aria-current={isOwn || undefined}
      className={classNames(
        'relative grid border-b border-line last:border-b-0',
        isOwn ? 'bg-accent-soft' : 'bg-surface',
        ROW_COLUMNS,
        ROW_SIZE,
      )}
    >
      <span ref={highlight} aria-hidden className="pointer-events-none absolute inset-0 bg-sand opacity-0" />
      {isOwn && <span aria-hidden className="absolute inset-y-0 start-0 w-1 bg-accent" />}
      <span className="relative row-span-2 grid justify-items-center">
        <RankMark rank={rank} />
      </span>
      <span className="relative col-start-1 row-start-3 flex justify-center text-xs lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:justify-start">
        <MovementMark movement={movement} />
      </span>
      <span
        className={classNames(
          'relative col-start-2 row-span-2 row-start-1 flex min-w-0 flex-col items-start gap-1 lg:col-start-3 lg:flex-row lg:items-center lg:gap-3',
          hero.badges.length > 0 && 'lg:row-span-1',
        )}
      >
        <span dir="auto" className="max-w-full truncate font-semibold">{isOwn ? leaderboard.you : hero.name}</span>
        <LevelBadge level={hero.level} />
      </span>
      <span className="relative col-span-2 col-start-2 row-start-3 flex flex-wrap gap-x-4 text-xs text-ink-muted tabular-nums lg:contents lg:text-sm">
        <Figure text={formatWhole(hero.bottlesPrevented)} unit={units.bottles} className="lg:col-start-4" />
        <Figure text={formatMass(hero.co2Saved)} unit={units.carbon} className="lg:col-start-5" />
        {hero.referralCount > 0 && (
          <Figure
            text={formatWhole(hero.referralCount)}
            unit={units.referrals(hero.referralCount)}
            className="lg:col-start-6"
          />
        )}
      </span>
      {hero.badges.length > 0 && (
        <span className="relative col-span-2 col-start-2 row-start-4 text-xs text-ink-muted lg:col-span-1 lg:col-start-3 lg:row-start-2">
          <VisuallyHidden>{leaderboard.badges}: </VisuallyHidden>
          {hero.badges.map(nameOf).join(' · ')}
        </span>
      )}
      <span className="relative col-start-3 row-span-2 row-start-1 text-end lg:col-start-7">
        <span className="block text-lg font-bold">
          {isOwn ? <PointsButton points={hero.points} /> : <RollingNumber value={hero.points} format={formatWhole} />}
        </span>
        <span className="block text-xs text-ink-muted lg:sr-only">{units.points}</span>
      </span>
    </li>
  );
});

/** A figure with its unit, which on wide screens the column's heading tells the eye. */
function Figure({ text, unit, className }: { text: string; unit: string; className: string }) {
  return (
    <span className={classNames('relative whitespace-nowrap lg:row-span-2 lg:row-start-1 lg:text-end', className)}>
      {text} <span className="lg:sr-only">{unit}</span>
    </span>
  );
}

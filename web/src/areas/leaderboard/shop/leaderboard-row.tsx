import type { HeroGain, LeaderboardHero } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { memo } from 'react';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { formatMass } from '../../../kernel/i18n/format-mass';
import { RollingNumber } from '../../../kit/motion/rolling-number';
import { useLocale } from '../../../kernel/i18n/locale';
import { leaderboardTexts } from '../texts.en';
import { classNames } from '../../../kit/class-names';
import { Icon, type IconName } from '../../../kit/icon';
import { PointsButton } from '../../heroes';
import { LevelBadge } from '../../heroes/level-badge';
import { BadgeChips } from './badge-chips';
import { LastTrade } from './last-trade';
import { GainMark, RankMark } from './row-marks';
import { useClimbDrop, useHighlight } from './row-motion';
import type { RankMovement } from './leaderboard-queries';
import type { ShownHero } from './hero-sheet';
import { VisuallyHidden } from '../../../kit/visually-hidden';

interface LeaderboardRowProps {
  hero: LeaderboardHero;
  rank: number;
  movement: RankMovement;
  /** The row of the hero that this browser acts as is marked. */
  isOwn: boolean;
  /** And is not the demo hero's, who keeps its name. */
  isYou: boolean;
  /** What the hero earned and traded lately, if anything. */
  gain: HeroGain | undefined;
  onOpen: (shown: ShownHero) => void;
}

/** One hero of the board (spec document 1, section 2, Leaderboard). */
export const LeaderboardRow = memo(function LeaderboardRow(props: LeaderboardRowProps) {
  useLocale();
  const { hero, rank, movement, isOwn, isYou, gain, onOpen } = props;
  const leaderboard = leaderboardTexts;
  const { units } = leaderboard;
  const highlight = useHighlight(hero.points);
  const mark = useClimbDrop(rank, hero.points);
  const open = () => onOpen({ hero, rank, gain });
  return (
    // The name is the button for keys and screen readers; a pointer may press the row anywhere.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li
      aria-current={isOwn || undefined}
      onClick={(event) => (event.target as Element).closest('button') || open()}
      className={classNames(
        'relative grid cursor-pointer border-b border-line last:border-b-0',
        isOwn ? 'bg-accent-soft' : 'bg-surface',
        ROW_COLUMNS,
        ROW_SIZE,
        ROW_REST,
      )}
    >
      <span ref={highlight} aria-hidden className="pointer-events-none absolute inset-0 bg-sand opacity-0" />
      {isOwn && <span aria-hidden className="absolute inset-y-0 start-0 w-1 bg-accent" />}
      <span ref={mark} className="relative row-span-2 grid justify-items-center">
        <RankMark rank={rank} />
      </span>
      <span className="relative col-start-1 row-start-3 flex justify-center text-xs lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:justify-start">
        <MovementMark movement={movement} />
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        translate={isYou ? undefined : 'no'}
        dir="auto"
        className="relative col-start-2 row-start-1 max-w-full min-w-0 cursor-pointer justify-self-start text-start leading-snug font-semibold [overflow-wrap:anywhere] hover:underline lg:col-start-3"
        onClick={open}
      >
        {isYou ? leaderboard.you : hero.name}
      </button>
      <span className="relative col-start-2 row-start-3 flex flex-wrap items-center gap-x-2 gap-y-1 max-lg:col-span-2 lg:col-start-3 lg:row-start-2">
        <LevelBadge level={hero.level} />
        {hero.badges.length > 0 && <BadgeChips badges={hero.badges} />}
      </span>
      <span className="relative col-span-2 col-start-2 row-start-2 flex flex-wrap items-center gap-x-2 text-xs text-ink-muted tabular-nums sm:gap-x-4 lg:contents lg:text-sm">
        <Figure icon="drop" text={formatWhole(hero.bottlesPrevented)} unit={units.bottles} className="lg:col-start-4" />
        <Figure icon="leaf" text={formatMass(hero.co2Saved)} unit={units.carbon} className="lg:col-start-5" />
        {hero.referralCount > 0 && (
          <Figure
            icon="users"
            text={formatWhole(hero.referralCount)}
            unit={units.referrals(hero.referralCount)}
            className="lg:col-start-6"
          />
        )}
        {gain && (
          <>
            <LastTrade
              gain={gain}
              points={hero.points}
              hasLabel
              className="min-w-0 grow basis-20 justify-end lg:col-span-3 lg:col-start-4 lg:row-start-2"
            />
            <GainMark
              points={gain.points}
              className={classNames('ms-auto lg:col-start-7 lg:row-start-2', gain.lastTradeAt && 'max-sm:sr-only')}
            />
          </>
        )}
      </span>
      <span className="relative col-start-3 row-start-1 text-end whitespace-nowrap lg:col-start-7">
        <span className="text-lg leading-snug font-bold">
          {isOwn ? <PointsButton points={hero.points} /> : <RollingNumber value={hero.points} format={formatWhole} />}
        </span>{' '}
        <span className="sr-only text-xs text-ink-muted sm:not-sr-only lg:sr-only">{units.points}</span>
      </span>
    </li>
  );
});

interface FigureProps {
  icon: IconName;
  text: string;
  unit: string;
  className: string;
}

/** Shared by rows, skeletons and column headings, so that nothing moves when the board arrives. */
export const ROW_COLUMNS =
  'grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 px-4 sm:px-6 lg:grid-cols-[2.5rem_3rem_minmax(0,1fr)_5.5rem_5.5rem_4.5rem_7.25rem] lg:gap-x-4';

/** High enough for a name of one line, the figures, and the level with the badges. */
export const ROW_SIZE = 'min-h-[5.625rem] content-center gap-y-0.5 py-1.5 lg:min-h-[4.625rem] lg:py-2';

/** What is out of sight has its height, by its least one or as it was seen, and is not laid out: a board is long. */
const ROW_REST = '[content-visibility:auto] [contain-intrinsic-block-size:auto_1px]';

/** A figure with its unit: a symbol on phones, the column's heading on wide screens. */
function Figure({ icon, text, unit, className }: FigureProps) {
  return (
    <span
      title={unit}
      className={classNames('relative whitespace-nowrap lg:row-start-1 lg:text-end', className)}
    >
      <Icon name={icon} className="me-0.5 inline size-3.5 align-[-0.15em] text-accent lg:hidden" />
      <span>{text}</span> <span className="max-sm:sr-only lg:sr-only">{unit}</span>
    </span>
  );
}

/** ▲ or ▼ with the number of places since the page was opened; nothing for a hero who has not moved. */
function MovementMark({ movement }: { movement: RankMovement }) {
  const leaderboard = leaderboardTexts;
  if (movement === 0) return null;
  if (movement === 'entered') {
    return (
      <span className="text-xs font-semibold text-accent">
        <span aria-hidden>{leaderboard.enteredShort}</span>
        <VisuallyHidden>{leaderboard.entered}</VisuallyHidden>
      </span>
    );
  }
  const isUp = movement > 0;
  const count = Math.abs(movement);
  return (
    <span className={`text-xs font-semibold whitespace-nowrap tabular-nums ${isUp ? 'text-positive' : 'text-danger'}`}>
      <span aria-hidden className="inline-flex items-center gap-1">
        {/* Drawn, because our typeface has no ▲ and ▼. */}
        <svg viewBox="0 0 10 10" className="size-2 fill-current">
          <path d={isUp ? 'M5 1l4.5 8h-9z' : 'M5 9L.5 1h9z'} />
        </svg>
        <span>{count}</span>
      </span>
      <VisuallyHidden>{isUp ? leaderboard.movedUp(count) : leaderboard.movedDown(count)}</VisuallyHidden>
    </span>
  );
}

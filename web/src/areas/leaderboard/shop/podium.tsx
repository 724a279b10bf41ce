import type { LeaderboardHero } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { LEADERBOARD_LIMIT } from '@planet-heroes/contracts/kernel/interface';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { useOwnHero } from '../../heroes/use-me';
import { initialsOf } from '../../../kit/initials-mark';
import { RollingNumber } from '../../../kit/motion/rolling-number';
import { useLeaderboard } from './leaderboard-queries';
import { leaderboardTexts } from '../texts.en';
import { classNames } from '../../../kit/class-names';

/** Best first; the first stands in the middle. */
const PLACES = [
  { column: 'col-start-2', pillar: 'h-15 bg-sea', disc: 'size-14 text-lg border-gold text-gold' },
  { column: 'col-start-1', pillar: 'h-11 bg-sea-light', disc: 'size-12 border-silver text-silver' },
  { column: 'col-start-3', pillar: 'h-8 bg-sea-light', disc: 'size-12 border-bronze text-bronze' },
] as const;
const COLUMNS = 'grid grid-cols-3 gap-x-2 px-3';

/**
 * The first three on a podium in the evening sun, standing in the Gulf; their names are below, on plain ground. It says
 * nothing that the board beside it does not, so assistive technology is spared it, and without a board it is not there.
 */
export function Podium() {
  const { you } = leaderboardTexts;
  const { data: heroes, isPending } = useLeaderboard(LEADERBOARD_LIMIT.page);
  const own = useOwnHero();
  if (!heroes && !isPending) return null;
  const first = heroes?.slice(0, PLACES.length) ?? [];
  return (
    <div aria-hidden className="overflow-clip rounded-lg border border-line bg-surface shadow-card">
      <div className="relative isolate h-33 bg-linear-to-b from-sky to-sky-low">
        <Scene />
        <div className={classNames(COLUMNS, 'h-full items-end')}>
          {first.map((hero, index) => (
            <div key={index} className={classNames('row-start-1 grid justify-items-center', PLACES[index]!.column)}>
              <Disc hero={hero} className={PLACES[index]!.disc} />
              <span className={classNames('-mt-1.5 w-full rounded-t-sm', PLACES[index]!.pillar)} />
            </div>
          ))}
        </div>
        <Water />
      </div>
      <div className={classNames(COLUMNS, 'h-18 content-start pt-2 text-center text-xs')}>
        {first.map((hero, index) => (
          <div key={index} className={classNames('row-start-1 flex min-w-0 flex-col', PLACES[index]!.column)}>
            <span
              dir="auto"
              translate="no"
              title={hero.name}
              className="line-clamp-2 room-below leading-tight font-semibold"
            >
              {hero.id === own.id && own.kind === 'joined' ? you : hero.name}
            </span>
            <span className="text-ink-muted tabular-nums">
              <RollingNumber value={hero.points} format={formatWhole} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

function Disc({ hero, className }: { hero: LeaderboardHero; className: string }) {
  return (
    <span
      className={classNames(
        'relative grid place-items-center rounded-full border-[3px] bg-surface font-display font-semibold shadow-card',
        className,
      )}
    >
      {initialsOf(hero.name)}
    </span>
  );
}

/** The sun behind the first, and dunes. */
function Scene() {
  return (
    <svg
      viewBox="0 0 320 132"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 -z-10 size-full"
      fill="none"
    >
      <circle cx="160" cy="58" r="52" fill="var(--color-sun)" opacity="0.6" />
      <path fill="var(--color-dune)" d="M0 100c48-26 92-32 140-16s110 14 180-14v88H0z" />
      <path fill="var(--color-dune-shade)" d="M0 100c48-26 92-32 140-16-56 2-96 16-140 40z" opacity="0.6" />
    </svg>
  );
}

/** The water that the pillars stand in. */
function Water() {
  return (
    <svg
      viewBox="0 0 320 40"
      preserveAspectRatio="none"
      className="absolute inset-x-0 bottom-0 h-6 w-full"
    >
      <path fill="var(--color-sea)" d="M0 14c27 0 27-9 53-9s27 9 54 9 26-9 53-9 27 9 53 9 27-9 54-9 26 9 53 9v26H0z" />
      <path
        fill="var(--color-sea-deep)"
        d="M0 24c40 0 40 7 80 7s40-7 80-7 40 7 80 7 40-7 80-7v16H0z"
      />
    </svg>
  );
}

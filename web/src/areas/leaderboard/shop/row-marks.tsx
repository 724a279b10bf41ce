import { formatWhole } from '../../../kernel/i18n/format-number';
import { leaderboardTexts } from '../texts.en';
import { classNames } from '../../../kit/class-names';
import { VisuallyHidden } from '../../../kit/visually-hidden';

const METALS = ['text-gold', 'text-silver', 'text-bronze'] as const;

/** A rank: a gold, silver or bronze medal for the first three, a plain number after. */
export function RankMark({ rank }: { rank: number }) {
  const leaderboard = leaderboardTexts;
  const metal = METALS[rank - 1];
  const shown = formatWhole(rank);
  return (
    <span className="inline-grid size-9 place-items-center">
      <VisuallyHidden>
        <span>{leaderboard.rank(shown)}</span>
        {metal && <span>{leaderboard.medal(leaderboard.medals[rank - 1]!)}</span>}
      </VisuallyHidden>
      {metal && <Medal className={metal} />}
      <span
        aria-hidden
        className={classNames(
          '[grid-area:1/1] text-sm font-bold tabular-nums',
          metal ? `${metal} pb-1.5` : 'text-ink-muted',
        )}
      >
        {shown}
      </span>
    </span>
  );
}

function Medal({ className }: { className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 36 36"
      className={classNames('size-9 [grid-area:1/1]', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinejoin="round"
    >
      <path d="M11.5 23.5L9.5 34l8.5-3.5L26.5 34l-2-10.5" className="fill-current opacity-25" />
      <circle cx="18" cy="15" r="11.5" className="fill-surface" />
      <circle cx="18" cy="15" r="11.5" className="fill-current opacity-20" stroke="none" />
    </svg>
  );
}

/** What a hero earned in the last seven days. */
export function GainMark({ points, className }: { points: number; className?: string }) {
  const { gain, gainShort, gainShortest } = leaderboardTexts;
  const text = formatWhole(points);
  return (
    <span
      title={gain(text)}
      className={classNames('relative text-xs font-semibold whitespace-nowrap text-positive tabular-nums', className)}
    >
      <span aria-hidden className="sm:hidden">{gainShortest(text)}</span>
      <span aria-hidden className="max-sm:hidden">{gainShort(text)}</span>
      <VisuallyHidden>{gain(text)}</VisuallyHidden>
    </span>
  );
}

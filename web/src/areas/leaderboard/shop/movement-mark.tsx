import { leaderboardTexts } from '../texts.en';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import type { RankMovement } from './use-rank-movement';

/** ▲ or ▼ with the number of places since the page was opened; nothing for a hero who has not moved. */
export function MovementMark({ movement }: { movement: RankMovement }) {
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
        {count}
      </span>
      <VisuallyHidden>{isUp ? leaderboard.movedUp(count) : leaderboard.movedDown(count)}</VisuallyHidden>
    </span>
  );
}

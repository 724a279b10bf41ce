import { leaderboardTexts } from '../texts.en';
import { classNames } from '../../../kit/class-names';
import { ROW_COLUMNS } from './row-layout';

/** Names the columns where rows have columns. Hidden from assistive technology: every row names its own figures. */
export function ColumnHeadings() {
  const { columns } = leaderboardTexts;
  return (
    <div
      aria-hidden
      className={classNames(
        'hidden border-b border-line py-3 text-xs font-semibold text-ink-muted lg:grid',
        ROW_COLUMNS,
      )}
    >
      <span>{columns.rank}</span>
      <span />
      <span>{columns.hero}</span>
      <span className="text-end">{columns.bottles}</span>
      <span className="text-end">{columns.carbon}</span>
      <span className="text-end">{columns.referrals}</span>
      <span className="text-end">{columns.points}</span>
    </div>
  );
}

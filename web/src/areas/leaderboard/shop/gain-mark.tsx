import { formatWhole } from '../../../kernel/i18n/format-number';
import { leaderboardTexts } from '../texts.en';
import { classNames } from '../../../kit/class-names';
import { VisuallyHidden } from '../../../kit/visually-hidden';

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

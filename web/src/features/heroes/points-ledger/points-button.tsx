import { formatWhole } from '../../../shared/format/format-number';
import { RollingNumber } from '../../../shared/live/rolling-number';
import { messages } from '../../../shared/messages/messages';
import { classNames } from '../../../shared/ui/class-names';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { openPointsLedger } from './open-points-ledger';

/** A points figure of the visitor's own hero, live, that explains itself when it is pressed. */
export function PointsButton({ points, className }: { points: number; className?: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={messages.pointsLedger.explain}
      onClick={openPointsLedger}
      className={classNames(
        'inline-block min-h-6 cursor-pointer border-b-2 border-dotted border-line-strong transition-colors hover:border-accent hover:text-accent active:text-accent-strong',
        className,
      )}
    >
      <RollingNumber value={points} format={formatWhole} />{' '}
      <VisuallyHidden>{messages.pointsLedger.buttonSuffix}</VisuallyHidden>
    </button>
  );
}

import { formatWhole } from '../../../../kernel/i18n/format-number';
import { RollingNumber } from '../../../../kit/motion/rolling-number';
import { pointsLedgerTexts } from '../../texts.en';
import { classNames } from '../../../../kit/class-names';
import { VisuallyHidden } from '../../../../kit/visually-hidden';
import { openPointsLedger } from './open-points-ledger';

/** A points figure of the visitor's own hero, live, that explains itself when it is pressed. */
export function PointsButton({ points, className }: { points: number; className?: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={pointsLedgerTexts.explain}
      onClick={openPointsLedger}
      className={classNames(
        'inline-block min-h-6 cursor-pointer border-b-2 border-dotted border-line-strong transition-colors hover:border-accent hover:text-accent active:text-accent-strong',
        className,
      )}
    >
      <RollingNumber value={points} format={formatWhole} />{' '}
      <VisuallyHidden>{pointsLedgerTexts.buttonSuffix}</VisuallyHidden>
    </button>
  );
}

import { Icon } from '../../../../kit/icon';
import type { IconName } from '../../../../kit/icon-paths';
import { buttonStyle } from '../../../../kit/button-style';

interface RowButtonProps {
  icon: IconName;
  /** What it does, and to whom or what. */
  label: string;
  onClick: () => void;
}

/** A small button at the end of a row, known by its icon and named for those who do not see it. */
export function RowButton({ icon, label, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={onClick}
      className={buttonStyle('quiet', 'small', 'size-11 px-0')}
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}

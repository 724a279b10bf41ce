import { useId } from 'react';
import { classNames } from '../../../kit/class-names';
import { Icon } from '../../../kit/icon';

interface ChoiceSelectProps {
  label: string;
  choices: readonly { value: string; label: string }[];
  value: string | undefined;
  /** Stands there until something is chosen. */
  placeholder?: string;
  describedBy?: string;
  /** For a row of them. */
  isSmall?: boolean;
  onChange: (value: string) => void;
}

/** The browser's own list: for choices that are too many for tiles, and at its best on a phone. */
export function ChoiceSelect(props: ChoiceSelectProps) {
  const { label, choices, value, placeholder, describedBy, isSmall = false, onChange } = props;
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={classNames('block font-semibold', isSmall ? 'mb-1 text-sm' : 'mb-2')}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value ?? ''}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(
            'w-full cursor-pointer appearance-none truncate rounded-md border border-line-strong bg-surface text-ink hover:border-accent',
            isSmall ? 'min-h-12 ps-3 pe-9 text-sm sm:text-base' : 'min-h-14 ps-4 pe-12',
          )}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden={value !== undefined}>
              {placeholder}
            </option>
          )}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>{choice.label}</option>
          ))}
        </select>
        <Icon
          name="chevron"
          className={classNames(
            'pointer-events-none absolute top-1/2 -translate-y-1/2 text-ink-muted',
            isSmall ? 'end-2.5' : 'end-4',
          )}
        />
      </div>
    </div>
  );
}

import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { controlStyle, Field, type FieldProps } from './field';

interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'className'> {
  /** Choices, or groups of them under a name. */
  options: readonly (Choice | { label: string; choices: readonly Choice[] })[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** One of a few: the browser's own list, which every phone and screen reader knows. */
export function SelectField(
  { label, hint, error, optional, className, options, placeholder, ...select }: SelectFieldProps,
) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => (
        <span className="relative grid">
          <select
            {...select}
            {...control}
            className={classNames(controlStyle, 'min-h-12 cursor-pointer appearance-none pe-11')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) =>
              'choices' in option
                ? <optgroup key={option.label} label={option.label}>{option.choices.map(optionOf)}</optgroup>
                : optionOf(option)
            )}
          </select>
          <Icon
            name="chevron"
            className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 text-ink-muted"
          />
        </span>
      )}
    </Field>
  );
}

function optionOf({ value, label }: Choice) {
  return <option key={value} value={value}>{label}</option>;
}

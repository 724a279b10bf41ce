import { useId } from 'react';
import { classNames } from '../../../kit/class-names';

interface Choice {
  value: string;
  label: string;
  /** Read by assistive technology everywhere, shown from tablets on. */
  note?: string | undefined;
}

interface ChoiceGroupProps {
  legend: string;
  choices: readonly Choice[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** The grid's columns, as classes. */
  columns: string;
}

/** One choice out of a few, as tiles. Real radio buttons underneath: arrow keys, forms and screen readers just work. */
export function ChoiceGroup({ legend, choices, value, onChange, columns }: ChoiceGroupProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={classNames('grid gap-2', columns)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex min-h-12 cursor-pointer flex-col justify-center rounded-md border border-line-strong bg-surface px-2.5 py-2 text-sm sm:px-3.5 font-medium transition-colors hover:border-accent hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
            {choice.note && <span className="text-xs leading-snug font-normal text-ink-muted max-sm:sr-only">{choice.note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

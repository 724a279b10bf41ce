import { type ReactNode, useId } from 'react';
import { classNames } from '../../../kit/class-names';

interface ChoiceCardsProps<T> {
  legend: string;
  choices: readonly T[];
  value: string | undefined;
  onChange: (id: string) => void;
  /** What can be seen but not chosen. */
  isClosed?: (choice: T) => boolean;
  /** The grid's columns, as classes. */
  columns: string;
  children: (choice: T, titleId: string) => ReactNode;
}

/**
 * One choice out of a few, as cards with much on them. A radio button lies over the whole card: arrow keys, forms and
 * screen readers just work, and it is named by the card's title alone.
 */
export function ChoiceCards<T extends { id: string }>(
  { legend, choices, value, onChange, isClosed, columns, children }: ChoiceCardsProps<T>,
) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-display text-xl font-semibold">{legend}</legend>
      <div className={classNames('grid grid-cols-1 gap-4', columns)}>
        {choices.map((choice) => {
          const titleId = `${name}-${choice.id}`;
          const closed = choice.id !== value && isClosed?.(choice);
          return (
            <div
              key={choice.id}
              className={classNames(
                'relative flex flex-col overflow-hidden rounded-lg border bg-surface transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent',
                closed
                  ? 'border-line'
                  : 'border-line-strong shadow-card hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_2px_var(--color-accent)]',
              )}
            >
              {children(choice, titleId)}
              <input
                type="radio"
                name={name}
                value={choice.id}
                checked={choice.id === value}
                disabled={closed}
                onChange={() => onChange(choice.id)}
                aria-labelledby={titleId}
                aria-describedby={`${titleId}-details`}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg outline-none disabled:cursor-not-allowed"
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

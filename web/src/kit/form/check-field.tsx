import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  hint?: string | undefined;
  /** Looks like a switch: for settings that act at once. */
  asSwitch?: boolean;
}

/** Yes or no, with the label beside it; the whole row can be pressed. */
export function CheckField({ label, hint, asSwitch = false, className, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={classNames('flex items-start gap-3', className)}>
      <input
        id={id}
        type="checkbox"
        role={asSwitch ? 'switch' : undefined}
        aria-describedby={hint && `${id}-hint`}
        {...input}
        className={asSwitch
          ? 'relative mt-0.5 h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-line transition-colors before:absolute before:start-0.5 before:top-0.5 before:size-[1.125rem] before:rounded-full before:bg-ink-muted before:transition-transform before:content-[\'\'] checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-accent-ink disabled:cursor-not-allowed rtl:checked:before:-translate-x-5'
          : 'mt-1 size-5 shrink-0 cursor-pointer accent-accent disabled:cursor-not-allowed'}
      />
      <span className="min-w-0">
        <label htmlFor={id} className="cursor-pointer font-medium">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-ink-muted">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}

import './what-stands';
import { type ReactNode, useId } from 'react';
import { commonTexts } from '../../kernel/i18n/texts.en';
import { classNames } from '../class-names';

export interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value, shown beside it. */
  error?: string | undefined;
  optional?: boolean | undefined;
  className?: string | undefined;
}

/** What ties a control to its label, its hint and its error. */
export interface ControlProps {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** A labelled control with its hint, and its error where there is one. */
export function Field(
  { label, hint, error, optional, className, children }: FieldProps & {
    children: (control: ControlProps) => ReactNode;
  },
) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-muted"> ({commonTexts.optional})</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** The looks of every control that holds text. */
export const controlStyle =
  'w-full rounded-md border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-ink-muted transition-colors hover:border-accent disabled:cursor-not-allowed disabled:bg-canvas disabled:text-ink-muted [&[readonly]]:bg-canvas aria-invalid:border-danger';

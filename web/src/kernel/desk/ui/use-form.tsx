import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { FieldFault } from './given-fields';

/** Whoever sent a form thought better of it. */
export const CALLED_OFF = Symbol('called off');

/**
 * A form whose sending resolves with why it was not done; undefined where it was. One sending at a time; where it was
 * not done, the field that is wrong takes the focus, or the first one.
 */
export function useForm(
  onSubmit: (form: FormData) => Promise<string | FieldFault | typeof CALLED_OFF | undefined>,
  onDone: () => void,
) {
  const problemId = useId();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(form: HTMLFormElement): Promise<void> {
    setBusy(true);
    // The same words again are announced again.
    setProblem(undefined);
    const found = await onSubmit(new FormData(form)).finally(() => setBusy(false));
    if (found === CALLED_OFF) return;
    const isField = typeof found === 'object';
    setProblem(isField ? found.text : found);
    if (found === undefined) onDone();
    else if (isField) form.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus();
    else form.querySelector<HTMLElement>('input:not([type=radio]), textarea')?.focus();
  }

  return {
    problem,
    problemId,
    busy,
    form: {
      className: 'form',
      noValidate: true,
      'aria-describedby': problemId,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (!busy) void send(event.currentTarget);
      },
    },
  };
}

/** Why something was not done, announced when it appears. */
export function Problem({ id, children }: { id?: string; children: ReactNode }) {
  return <p id={id} className="problem" role="alert">{children}</p>;
}

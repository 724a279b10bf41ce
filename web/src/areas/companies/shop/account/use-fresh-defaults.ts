import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Takes what arrives into a form that is open, and leaves alone what the visitor has changed in it. It waits while the
 * form is being sent: a reset would call that off without a word.
 */
export function useFreshDefaults<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  values: Input,
): void {
  const { reset, formState: { isSubmitting } } = form;
  const told = JSON.stringify(values);
  const taken = useRef(told);
  useEffect(() => {
    if (isSubmitting || taken.current === told) return;
    taken.current = told;
    reset(JSON.parse(told) as Input, { keepDirtyValues: true, keepErrors: true });
  }, [reset, told, isSubmitting]);
}

import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Takes what arrives into a form that is open, and leaves alone what the visitor has changed in it. */
export function useFreshDefaults<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  values: Input,
): void {
  const { reset } = form;
  const told = JSON.stringify(values);
  useEffect(() => reset(JSON.parse(told) as Input, { keepDirtyValues: true, keepErrors: true }), [reset, told]);
}

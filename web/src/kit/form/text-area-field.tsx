import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldProps } from './field';

/** Several lines of text. */
export function TextAreaField(
  { label, hint, error, optional, className, rows = 4, ...input }: FieldProps & ComponentProps<'textarea'>,
) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => <textarea rows={rows} {...input} {...control} className={controlStyle} />}
    </Field>
  );
}

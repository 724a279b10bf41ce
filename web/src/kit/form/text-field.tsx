import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { controlStyle, Field, type FieldProps } from './field';

/** Are written from left to right in every language. */
const LEFT_TO_RIGHT: ReadonlySet<string | undefined> = new Set(['email', 'tel', 'url']);

/** One line of text, or a number, an e-mail, a telephone, an address: `type` says which keyboard a phone shows. */
export function TextField({ label, hint, error, optional, className, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => (
        <input
          dir={LEFT_TO_RIGHT.has(input.type)
            ? 'ltr'
            : undefined}
          {...input}
          {...control}
          className={classNames(controlStyle, 'min-h-12')}
        />
      )}
    </Field>
  );
}

import { useEffect, useRef } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { afterFirstPaint } from '../../live/after-first-paint';
import { messages } from '../../messages/messages';
import { loadCode } from '../../not-loaded';
import { toast } from '../toast/toast';

/** How to have a form's schema: its code comes once the form has been painted, for no form is sent before. */
export type LoadSchema<Input, Output = Input> = () => Promise<z.ZodType<Output, Input>>;

/** Why a form is not sent whose schema did not come. */
const NOT_LOADED = { root: { type: 'not_loaded' } };

/**
 * A form that is checked by a schema of the contracts, the same that the server checks by: first when a field is left,
 * then as it is mended. `onSubmit`: not before it is sent, where an error would push away what is about to be pressed.
 * Where the schema cannot be loaded nothing is sent, and the visitor is told.
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  loadSchema: LoadSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
  mode: 'onTouched' | 'onSubmit' = 'onTouched',
): UseFormReturn<Input, unknown, Output> {
  const loadResolver = async () => {
    const [{ zodResolver }, schema] = await loadCode(() =>
      Promise.all([import('@hookform/resolvers/zod'), loadSchema()])
    );
    return zodResolver(schema);
  };
  const form = useForm<Input, unknown, Output>({
    defaultValues,
    mode,
    resolver: async (values, ...given) => {
      // What is typed while the schema comes is too late for what was sent.
      const sent = structuredClone(values);
      const resolver = await loadResolver().catch(() => undefined);
      return resolver ? resolver(sent, ...given) : { values: {}, errors: NOT_LOADED as FieldErrors<Input> };
    },
  });
  const load = useRef(loadResolver);
  useEffect(() => afterFirstPaint(() => void load.current().catch(() => undefined)), []);
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) =>
    form.handleSubmit(onValid, (errors, event) => {
      if (errors.root?.type === NOT_LOADED.root.type) toast({ ...messages.shell.failedPart, variant: 'destructive' });
      return onInvalid?.(errors, event);
    });
  return { ...form, handleSubmit };
}

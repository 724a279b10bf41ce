import { useEffect, useRef } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { loadAhead, loadCode } from './not-loaded';
import { toastNotLoaded } from './toast-not-loaded';

/** How to have a form's schema: its code is loaded when something in the form first changes. */
type LoadSchema<Input, Output = Input> = () => Promise<z.ZodType<Output, Input>>;

/** Why a form is not sent whose schema did not come. */
const NOT_LOADED = { root: { type: 'not_loaded' } };

/**
 * A form that is checked by a schema of the contracts, the same that the server checks by: first when a field is left,
 * then as it is mended. `onSubmit`: not before it is sent, where an error would push away what is about to be pressed.
 * Where the schema cannot be loaded nothing is sent, and an error shows. While it loads the form is submitted once
 * however often that is asked for, and not at all where it was closed; `formState.isSubmitting` is true meanwhile.
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
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => loadAhead(load.current) }),
    [subscribe],
  );
  const isHandling = useRef(false);
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => (event) => {
    // Also where the press is ignored: the browser would send the form itself.
    event?.preventDefault();
    if (isHandling.current) return Promise.resolve(undefined);
    isHandling.current = true;
    const sent = event?.currentTarget as Element | undefined;
    const submit = form.handleSubmit(
      (values, event) => (isGone(sent) ? undefined : onValid(values, event)),
      (errors, event) => {
        if (isGone(sent)) return undefined;
        if (errors.root?.type === NOT_LOADED.root.type) toastNotLoaded();
        return onInvalid?.(errors, event);
      },
    );
    return submit(event).finally(() => {
      isHandling.current = false;
    });
  };
  return { ...form, handleSubmit };
}

/** Whether a form was taken off the page, or is only there until its dialog has faded out. */
function isGone(form: Element | undefined): boolean {
  return form !== undefined && (!form.isConnected || form.closest('[data-state="closed"]') !== null);
}

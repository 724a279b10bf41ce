import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import type { MyAccount } from '@planet-heroes/contracts/areas/accounts/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../../kernel/api/api-error';
import { ask } from '../../../../kernel/api/ask';
import { askOnce } from '../../../../kernel/api/ask-once';
import { accountsTexts } from '../../texts.en';
import { Button } from '../../../../kit/button';
import { TextField } from '../../../../kit/form/text-field';
import { useZodForm } from '../../../../kernel/hydration/use-zod-form';
import { Icon } from '../../../../kit/icon';
import { toast } from '../../../../kit/toast/toast';
import { makePasskey, passkeyFailure } from '../passkeys';
import { failureOf, type SignInFailure } from '../sign-in/failure';
import { FailureNote } from '../sign-in/failure-note';
import { MY_ACCOUNT_KEY } from './use-my-account';

const loadSchema = async () => {
  const { addPasskeyRequestSchema } = await import('@planet-heroes/contracts/areas/accounts/schemas');
  return addPasskeyRequestSchema.pick({ name: true });
};

/** Makes a passkey on this device. A hero whom nobody keeps yet is kept by it. */
export function AddPasskey({ account }: { account: MyAccount }) {
  const { passkeys: text, passkey, welcome } = accountsTexts;
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<SignInFailure>();
  const isKept = account.accountId !== null;
  const thisDevice = account.devices.find(({ isThis }) => isThis)?.device ?? '';
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useZodForm(loadSchema, { name: thisDevice });

  const add = async ({ name }: { name: string }): Promise<void> => {
    setFailure(undefined);
    try {
      const { challengeId, options } = await ask(ACCOUNTS_ROUTES.askNewPasskey);
      const credential = await makePasskey(options);
      await askOnce(ACCOUNTS_ROUTES.addPasskey, { body: { challengeId, name, credential } });
      toast(
        isKept
          ? { title: text.added(name) }
          : { title: welcome.kept, description: welcome.keptDescription },
      );
    } catch (error) {
      const isThere = error instanceof ApiError && error.code === 'already_registered';
      const told = isThere ? text.exists : passkeyFailure(error);
      setFailure(told === undefined ? failureOf(error) : { text: told });
    } finally {
      await queryClient.invalidateQueries({ queryKey: MY_ACCOUNT_KEY });
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit(add)} className="grid gap-3">
      <TextField
        label={text.name}
        hint={text.nameHint}
        error={errors.name && text.nameError}
        maxLength={60}
        autoComplete="off"
        required
        {...register('name')}
      />
      <FailureNote failure={failure} />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        aria-busy={isSubmitting || undefined}
        aria-disabled={isSubmitting || undefined}
      >
        <Icon name="key" />
        {isSubmitting ? text.adding : isKept ? text.add : passkey.keep}
      </Button>
    </form>
  );
}

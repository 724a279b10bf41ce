import { SIGN_IN } from '@planet-heroes/contracts/areas/accounts/catalogue';
import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import type { MyAccount } from '@planet-heroes/contracts/areas/accounts/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../../kernel/api/ask';
import { formatDay } from '../../../../kernel/i18n/format-date';
import { formatAgo } from '../../../../kernel/i18n/format-words';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { commonTexts } from '../../../../kernel/i18n/texts.en';
import { AskFirst } from '../../../../kit/ask-first';
import { Heading } from '../../../../kit/heading';
import { toast } from '../../../../kit/toast/toast';
import { toastFailure } from '../../../../kernel/api/toast-failure';
import { useNow } from '../../../../kit/use-now';
import { ApiError } from '../../../../kernel/api/api-error';
import { askOnce } from '../../../../kernel/api/ask-once';
import { Button } from '../../../../kit/button';
import { TextField } from '../../../../kit/form/text-field';
import { useZodForm } from '../../../../kernel/hydration/use-zod-form';
import { Icon } from '../../../../kit/icon';
import { accountsTexts } from '../../texts.en';
import { arePasskeysOffered, makePasskey, passkeyFailure } from '../passkeys';
import { FailureNote, failureOf, type SignInFailure } from '../sign-in/failure-note';
import { MY_ACCOUNT_KEY } from './use-my-account';

const loadSchema = async () => {
  const { addPasskeyRequestSchema } = await import('@planet-heroes/contracts/areas/accounts/schemas');
  return addPasskeyRequestSchema.pick({ name: true });
};

/** Makes a passkey on this device. A hero whom nobody keeps yet is kept by it. */
function AddPasskey({ account }: { account: MyAccount }) {
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
        <span>{isSubmitting ? text.adding : isKept ? text.add : passkey.keep}</span>
      </Button>
    </form>
  );
}

type Passkey = MyAccount['passkeys'][number];

/** The account's passkeys, and another one. The only way back cannot be removed. */
export function Passkeys({ account }: { account: MyAccount }) {
  const { passkeys: text } = accountsTexts;
  const { passkeys, email } = account;
  const isLast = passkeys.length === 1 && !email;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Heading level={3}>{text.title}</Heading>
      <p className="text-sm text-ink-muted">{text.description}</p>
      {passkeys.length > 0 && (
        <ul role="list" aria-label={text.title} className="grid gap-2">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} isLast={isLast} />
          ))}
        </ul>
      )}
      {!arePasskeysOffered()
        ? <p className="text-sm">{text.unsupported}</p>
        : passkeys.length >= SIGN_IN.passkeys
        ? <p className="text-sm">{text.limit(formatWhole(SIGN_IN.passkeys))}</p>
        : <AddPasskey account={account} />}
    </section>
  );
}

function Row({ passkey: { id, name, createdAt, lastUsedAt }, isLast }: { passkey: Passkey; isLast: boolean }) {
  const { passkeys: text, devices } = accountsTexts;
  const queryClient = useQueryClient();
  const now = useNow();

  const remove = async (): Promise<boolean> => {
    try {
      await ask(ACCOUNTS_ROUTES.removePasskey, { params: { id } });
      toast({ title: text.removed(name) });
      return true;
    } catch (error) {
      toastFailure(error);
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: MY_ACCOUNT_KEY });
    }
  };

  const used = lastUsedAt === null ? text.unused : text.used(formatAgo(lastUsedAt, now) ?? devices.justNow);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line p-3">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]"><bdi translate="no">{name}</bdi></p>
        <p className="text-xs text-ink-muted">
          <span>{text.since(formatDay(createdAt))}</span>{commonTexts.separator}{used}
        </p>
        {isLast && <p className="mt-1 text-sm">{text.last}</p>}
      </div>
      {!isLast && (
        <AskFirst
          size="small"
          start={text.remove}
          label={text.removeWhich(name)}
          question={text.question(name)}
          keep={text.keep}
          confirm={text.confirm}
          busy={text.busy}
          onConfirm={remove}
        />
      )}
    </li>
  );
}

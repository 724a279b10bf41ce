import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import type { SignInCodeSent } from '@planet-heroes/contracts/areas/accounts/schemas';
import { useState } from 'react';
import { askOnce } from '../../../../kernel/api/ask-once';
import { currentLocale } from '../../../../kernel/i18n/locale';
import { accountsTexts } from '../../texts.en';
import { Button } from '../../../../kit/button';
import { TextField } from '../../../../kit/form/text-field';
import { useZodForm } from '../../../../kernel/hydration/use-zod-form';
import { useMe } from '../../../heroes/use-me';
import { FailureNote, failureOf, type SignInFailure } from './failure-note';

const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/accounts/schemas')).signInCodeRequestSchema;

interface EmailStepProps {
  isKeeping: boolean;
  /** What else waits for the address says why. */
  isForAddress: boolean;
  onSent: (sent: SignInCodeSent) => void;
}

/** The address that a code is sent to. */
export function EmailStep({ isKeeping, isForAddress, onSent }: EmailStepProps) {
  const { email: text } = accountsTexts;
  const { data: me } = useMe();
  const [failure, setFailure] = useState<SignInFailure>();
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useZodForm(
    loadSchema,
    // Who keeps their hero has often said the address when joining.
    { email: (isKeeping && me?.email) || '' },
    'onSubmit',
  );
  const send = async ({ email }: { email: string }): Promise<void> => {
    setFailure(undefined);
    try {
      onSent(await requestCode(email));
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  return (
    <form noValidate onSubmit={handleSubmit(send)} className="grid gap-4">
      <TextField
        label={text.label}
        error={errors.email && text.error}
        type="email"
        autoComplete="email"
        required
        {...register('email')}
      />
      <FailureNote failure={failure} />
      <Button type="submit" aria-busy={isSubmitting || undefined} aria-disabled={isSubmitting || undefined}>
        {isSubmitting ? text.busy : isKeeping && !isForAddress ? text.keep : text.submit}
      </Button>
    </form>
  );
}

/** Has a code sent, in the page's language. */
export function requestCode(email: string): Promise<SignInCodeSent> {
  return askOnce(ACCOUNTS_ROUTES.requestSignInCode, { body: { email, locale: currentLocale() } });
}

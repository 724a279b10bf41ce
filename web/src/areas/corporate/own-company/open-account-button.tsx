import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { Button } from '../../../kit/button';
import { askOnce } from '../../../kernel/api/ask-once';
import { TextField } from '../../../kit/form/text-field';
import { useZodForm } from '../../../kernel/hydration/use-zod-form';
import { openJoining, openSignIn } from '../../heroes/joining-store';
import { meQuery } from '../../heroes/own-queries';
import { corporateTexts } from '../texts.en';
import { fieldError } from '../format';
import { FormDialog } from '../dialogs';
import { useActedFor, useCompanyCommand } from '../use-company-command';
import { LicenceFields, showExpired } from './licence-fields';

const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/companies/schemas')).registerMyCompanySchema;
const text = corporateTexts.own;
const { fields } = corporateTexts;
const EMPTY = {
  name: '', tradeNumber: '', licenceAuthority: '', licenceExpiresOn: '', contactName: '', phone: '', address: '',
  vatNumber: '', industry: 'other',
} as const;

/** Registers a company, whose first Admin the visitor becomes by the address that is signed in. */
function RegisterDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const acted = useActedFor();
  const form = useZodForm(loadSchema, EMPTY);
  const { register, handleSubmit, getValues, setValue, setError, formState: { errors, isSubmitting } } = form;
  const { data: me } = useQuery(meQuery);
  const ownName = me && !me.isDemo && !me.isGuest ? me.name : '';
  useEffect(() => {
    if (!getValues('contactName')) setValue('contactName', ownName);
  }, [ownName, getValues, setValue]);
  const { mutate, isPending } = useCompanyCommand({
    send: (body: Parameters<typeof askOnce<typeof COMPANIES_ROUTES.registerMyCompany>>[1]['body']) =>
      askOnce(COMPANIES_ROUTES.registerMyCompany, { body }),
    done: ({ name }) => ({ title: text.registered, description: text.registeredText(name) }),
    onDone: () => {
      acted();
      onClose();
    },
    onRefused: (error) => showExpired(error, setError),
  });
  return (
    <FormDialog
      title={text.registerTitle}
      description={text.registerText(email)}
      submit={text.register}
      busy={isPending || isSubmitting}
      onSubmit={handleSubmit((values) => !isPending && mutate(values))}
      onClose={onClose}
    >
      <LicenceFields register={register} errors={errors} />
      <TextField
        label={text.yourName}
        autoComplete="name"
        error={fieldError(errors.contactName)}
        {...register('contactName')}
      />
      <TextField
        label={fields.phone}
        optional
        type="tel"
        autoComplete="tel"
        error={fieldError(errors.phone, 'phone')}
        {...register('phone')}
      />
    </FormDialog>
  );
}

/** The next step to a company of one's own: signing in, and then registering it. */
export function OpenAccountButton(
  { email, isMain = false, label }: { email: string | null; isMain?: boolean; label?: string },
) {
  const { signIn, register } = corporateTexts.own;
  const [isRegistering, setRegistering] = useState(false);
  return (
    <>
      <Button
        {...(!isMain && { size: 'small', variant: 'secondary' })}
        aria-haspopup="dialog"
        onClick={() => (email === null ? openSignIn() : setRegistering(true))}
      >
        {label ?? (email === null ? signIn : register)}
      </Button>
      {isRegistering && email !== null && <RegisterDialog email={email} onClose={() => setRegistering(false)} />}
    </>
  );
}

/** Opens what says who is signed in, and where one signs out. */
export function SignOutButton() {
  return (
    <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={openJoining}>{text.session}</Button>
  );
}

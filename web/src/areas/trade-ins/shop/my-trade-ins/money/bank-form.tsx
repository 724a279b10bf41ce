import type { ReactNode } from 'react';
import type { z } from 'zod';
import { moneyTexts } from '../../../texts-money.en';
import { TextField } from '../../../../../kit/form/text-field';
import { useZodForm } from '../../../../../kernel/hydration/use-zod-form';

const loadSchema = async () => {
  const { choosePayoutRequestSchema } = await import('@planet-heroes/contracts/areas/payouts/schemas');
  return choosePayoutRequestSchema.options[1];
};
type Account = z.input<Awaited<ReturnType<typeof loadSchema>>>;

/** The account that a transfer goes to. Its number is checked here by its checksum, before it is sent. */
export function BankForm({ onSubmit, children }: {
  onSubmit: (account: Account) => void;
  /** The form's buttons, while it is being checked and otherwise. */
  children: (isSubmitting: boolean) => ReactNode;
}) {
  const text = moneyTexts;
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useZodForm(loadSchema, {
    method: 'bank', holder: '', iban: '',
  }, 'onSubmit');
  return (
    <form noValidate onSubmit={handleSubmit((account) => onSubmit(account))} className="grid grid-cols-1 gap-4">
      <TextField
        label={text.holder}
        autoComplete="name"
        error={errors.holder && text.wrong.holder}
        {...register('holder')}
      />
      <TextField
        label={text.iban}
        hint={text.ibanHint}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        error={errors.iban && text.wrong.iban}
        {...register('iban')}
      />
      {children(isSubmitting)}
    </form>
  );
}

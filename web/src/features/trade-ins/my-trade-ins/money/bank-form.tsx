import { choosePayoutRequestSchema } from '@planet-heroes/contracts/areas/payouts/schemas';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { messages } from '../../../../shared/messages/messages';
import { TextField } from '../../../../shared/ui/form/text-field';
import { useZodForm } from '../../../../shared/ui/form/use-zod-form';

const [, bankSchema] = choosePayoutRequestSchema.options;

/** The account that a transfer goes to. Its number is checked here by its checksum, before it is sent. */
export function BankForm({ onSubmit, children }: {
  onSubmit: (account: z.input<typeof bankSchema>) => void;
  /** The form's buttons. */
  children: ReactNode;
}) {
  const text = messages.money;
  const { register, handleSubmit, formState: { errors } } = useZodForm(bankSchema, {
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
      {children}
    </form>
  );
}

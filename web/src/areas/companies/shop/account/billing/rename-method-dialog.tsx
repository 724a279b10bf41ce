import type { PaymentMethod } from '@planet-heroes/contracts/areas/companies/schemas';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { ask } from '../../../../../kernel/api/ask';
import { corporateAccountTexts } from '../../../texts-account.en';
import { TextField } from '../../../../../kit/form/text-field';
import { useZodForm } from '../../../../../kernel/hydration/use-zod-form';
import { fieldError } from '../../../../corporate/field-error';
import { useCompanyCommand } from '../../../../corporate/use-company-command';
import { FormDialog } from '../../../../corporate/form-dialog';

const text = corporateAccountTexts.billing;
const loadSchema = async () => {
  const { updatePaymentMethodSchema } = await import('@planet-heroes/contracts/areas/companies/schemas');
  return updatePaymentMethodSchema.pick({ name: true });
};

/** Gives a payment method another name; another number is another method. */
export function RenameMethodDialog({ method, onClose }: { method: PaymentMethod; onClose: () => void }) {
  const { register, handleSubmit, formState } = useZodForm(loadSchema, { name: method.name });
  const { mutate, isPending } = useCompanyCommand<{ name?: string | undefined }, PaymentMethod>({
    send: (values) => ask(COMPANIES_ROUTES.updatePaymentMethod, { params: { id: method.id }, body: values }),
    done: ({ name }) => ({ title: text.changed, description: text.changedText(name) }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={text.edit(method.name)}
      description={text.editNote}
      submit={corporateAccountTexts.users.saveChanges}
      busy={isPending || formState.isSubmitting}
      onSubmit={handleSubmit((values) => !isPending && mutate(values))}
      onClose={onClose}
    >
      <TextField label={text.name} autoComplete="off" error={fieldError(formState.errors.name)} {...register('name')} />
    </FormDialog>
  );
}

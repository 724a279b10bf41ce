import { PAYMENT_METHOD_TYPES } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { PaymentMethod } from '@planet-heroes/contracts/areas/companies/schemas';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { askOnce } from '../../../../../kernel/api/ask-once';
import { corporateAccountTexts } from '../../../texts-account.en';
import { CheckField } from '../../../../../kit/form/check-field';
import { SelectField } from '../../../../../kit/form/select-field';
import { TextField } from '../../../../../kit/form/text-field';
import { useZodForm } from '../../../../../kernel/hydration/use-zod-form';
import { fieldError } from '../../../../corporate/format';
import { useCompanyCommand } from '../../../../corporate/use-company-command';
import { FormDialog } from '../../../../corporate/dialogs';

const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/companies/schemas')).addPaymentMethodSchema;
const text = corporateAccountTexts.billing;
const TYPES = PAYMENT_METHOD_TYPES.map((value) => ({
  value,
  get label() {
    return text.types[value];
  },
}));

interface Values {
  type: PaymentMethod['type'];
  name: string;
  account: string;
  holder?: string | undefined;
  isDefault: boolean;
}

/** Adds a way to be paid. Of its number only the last four characters are shown afterwards. */
export function AddMethodDialog({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, formState, getValues, watch } = useZodForm(loadSchema, {
    type: 'bank_transfer',
    name: '',
    account: '',
    holder: '',
    isDefault: false,
  });
  const { errors } = formState;
  const number = text.numbers[watch('type')];
  const { mutate, isPending } = useCompanyCommand<Values, PaymentMethod>({
    send: (values) => askOnce(COMPANIES_ROUTES.addPaymentMethod, { body: values }),
    done: ({ name }) => ({ title: text.added, description: text.addedText(name) }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={text.add}
      submit={text.add}
      busy={isPending || formState.isSubmitting}
      onSubmit={handleSubmit((values) => !isPending && mutate(values))}
      onClose={onClose}
    >
      <SelectField label={text.type} options={TYPES} {...register('type')} />
      <TextField
        label={text.name}
        hint={text.nameHint}
        autoComplete="off"
        error={fieldError(errors.name)}
        {...register('name')}
      />
      <TextField
        label={number.label}
        hint={number.hint}
        autoComplete="off"
        error={errors.account && (getValues('account').trim() ? text.wrongAccount : number.missing)}
        {...register('account')}
      />
      <TextField
        label={text.holder}
        hint={text.holderHint}
        autoComplete="off"
        error={errors.holder && text.wrongHolder}
        {...register('holder')}
      />
      <CheckField label={text.asDefault} {...register('isDefault')} />
    </FormDialog>
  );
}

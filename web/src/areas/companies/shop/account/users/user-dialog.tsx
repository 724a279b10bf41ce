import { COMPANY_ROLES } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { CompanyUser } from '@planet-heroes/contracts/areas/companies/schemas';
import type { z } from 'zod';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { ask } from '../../../../../kernel/api/ask';
import { askOnce } from '../../../../../kernel/api/ask-once';
import { currentLocale, LOCALES } from '../../../../../kernel/i18n/locale';
import { corporateTexts } from '../../../../corporate/texts.en';
import { corporateAccountTexts } from '../../../texts-account.en';
import { SelectField } from '../../../../../kit/form/select-field';
import { TextField } from '../../../../../kit/form/text-field';
import { useZodForm } from '../../../../../kernel/hydration/use-zod-form';
import { fieldError } from '../../../../corporate/format';
import { FormDialog } from '../../../../corporate/dialogs';
import { useCompanyCommand } from '../../../../corporate/use-company-command';

const text = corporateAccountTexts.users;
const ROLES = COMPANY_ROLES.map((value) => ({
  value,
  get label() {
    return corporateTexts.roles[value];
  },
}));
/** Pending is who has not accepted yet, and nobody else decides that. */
const STATES = (['active', 'suspended'] as const).map((value) => ({
  value,
  get label() {
    return text.states[value];
  },
}));
/** Each in its own words. */
const LANGUAGES = LOCALES.map((value) => ({ value, label: { en: 'English', ar: 'العربية' }[value] }));
const loadSchema = async () => {
  const { addUserSchema, updateUserSchema } = await import('@planet-heroes/contracts/areas/companies/schemas');
  return addUserSchema.extend({ status: updateUserSchema.shape.status });
};
type Values = z.output<Awaited<ReturnType<typeof loadSchema>>>;

/** Adds a user, or changes the one given. */
export function UserDialog({ user, onClose }: { user: CompanyUser | undefined; onClose: () => void }) {
  const { register, handleSubmit, formState } = useZodForm(
    loadSchema,
    user ?? { name: '', email: '', role: 'User', department: '', locale: currentLocale() },
  );
  const { errors } = formState;
  const { mutate, isPending } = useCompanyCommand<Values, CompanyUser>({
    send: ({ status, locale, ...values }) =>
      user
        ? ask(COMPANIES_ROUTES.updateCompanyUser, { params: { id: user.id }, body: { ...values, status } })
        : askOnce(COMPANIES_ROUTES.addCompanyUser, { body: { ...values, locale } }),
    done: ({ name, email }) => ({
      title: user ? text.changed : text.added,
      description: user ? text.changedText(name) : text.addedText(name, email),
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={user ? text.edit(user.name) : text.add}
      submit={user ? corporateAccountTexts.company.save : text.add}
      busy={isPending || formState.isSubmitting}
      onSubmit={handleSubmit((values) => !isPending && mutate(values))}
      onClose={onClose}
    >
      <TextField label={text.name} autoComplete="off" error={fieldError(errors.name)} {...register('name')} />
      <TextField
        label={corporateTexts.fields.email}
        type="email"
        autoComplete="off"
        error={fieldError(errors.email, 'email')}
        {...register('email')}
      />
      <SelectField label={text.role} hint={text.roleHint} options={ROLES} {...register('role')} />
      <TextField
        label={corporateTexts.fields.department}
        optional
        error={fieldError(errors.department)}
        {...register('department')}
      />
      {!user && <SelectField label={text.language} options={LANGUAGES} {...register('locale')} />}
      {user?.status === 'pending' && <p className="text-sm text-ink-muted">{text.untilAccepted}</p>}
      {user && user.status !== 'pending' && (
        <SelectField label={corporateTexts.filter.status} options={STATES} {...register('status')} />
      )}
    </FormDialog>
  );
}

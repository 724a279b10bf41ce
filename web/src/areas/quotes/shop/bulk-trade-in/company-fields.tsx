import { COMPANY_DEPARTMENTS, EMPLOYEE_COUNTS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { useFormContext } from 'react-hook-form';
import { corporateTexts } from '../../../corporate/texts.en';
import { corporateBulkTexts } from '../../../corporate/texts-bulk.en';
import { SelectField } from '../../../../kit/form/select-field';
import { TextField } from '../../../../kit/form/text-field';
import { fieldError } from '../../../corporate/field-error';
import type { BulkFormInput } from './bulk-form';

const text = corporateBulkTexts.company;
const { fields } = corporateTexts;
const DEPARTMENTS = COMPANY_DEPARTMENTS.map((value) => ({
  value,
  get label() {
    return text.departments[value];
  },
}));
const COUNTS = EMPLOYEE_COUNTS.map((value) => ({ value, label: value }));
const chosen = { setValueAs: (value: string) => value || undefined };

/** Who asks (spec document 2, section 3: company info). */
export function CompanyFields() {
  const { register, formState } = useFormContext<BulkFormInput>();
  const { errors } = formState;
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-xl font-semibold">{text.legend}</legend>
      <div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={fields.companyName}
          autoComplete="organization"
          className="sm:col-span-2"
          error={fieldError(errors.company?.name)}
          {...register('company.name')}
        />
        <TextField
          label={fields.email}
          type="email"
          autoComplete="email"
          error={fieldError(errors.company?.email, 'email')}
          {...register('company.email')}
        />
        <TextField
          label={fields.phone}
          type="tel"
          autoComplete="tel"
          error={fieldError(errors.company?.phone, 'phone')}
          {...register('company.phone')}
        />
        <SelectField
          label={fields.department}
          optional
          placeholder={fields.choose}
          options={DEPARTMENTS}
          {...register('company.department', chosen)}
        />
        <SelectField
          label={text.employeeCount}
          optional
          placeholder={fields.choose}
          options={COUNTS}
          {...register('company.employeeCount', chosen)}
        />
      </div>
    </fieldset>
  );
}

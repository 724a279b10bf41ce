import type { ApplyAgain } from '@planet-heroes/contracts/areas/companies/schemas';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import type { ApiError } from '../../../kernel/api/api-error';
import { TextField } from '../../../kit/form/text-field';
import { fieldError } from '../format';
import { corporateTexts } from '../texts.en';

type Name = keyof ApplyAgain;

interface LicenceFieldsProps {
  register: (name: Name) => UseFormRegisterReturn;
  errors: Partial<Record<Name, FieldError>>;
}

/** What our desk checks of a company: its name and its trade licence. */
export function LicenceFields({ register, errors }: LicenceFieldsProps) {
  const { fields, own } = corporateTexts;
  const { name, tradeNumber, licenceAuthority, licenceExpiresOn } = errors;
  return (
    <>
      <TextField
        label={fields.companyName}
        autoComplete="organization"
        error={fieldError(name)}
        {...register('name')}
      />
      <TextField
        label={fields.tradeNumber}
        autoComplete="off"
        error={fieldError(tradeNumber, 'licence')}
        {...register('tradeNumber')}
      />
      <TextField
        label={fields.licenceAuthority}
        hint={own.licenceAuthorityHint}
        autoComplete="off"
        error={fieldError(licenceAuthority)}
        {...register('licenceAuthority')}
      />
      <TextField
        label={fields.licenceExpiresOn}
        type="date"
        autoComplete="off"
        error={licenceExpiresOn?.type === 'server' ? licenceExpiresOn.message : fieldError(licenceExpiresOn)}
        {...register('licenceExpiresOn')}
      />
    </>
  );
}

/** A licence that has run out is a mistake of its field; true where it was that. */
export function showExpired(
  { code, serverMessage }: ApiError,
  setError: (
    name: 'licenceExpiresOn',
    error: { type: string; message: string },
    options: { shouldFocus: boolean },
  ) => void,
): boolean {
  if (code !== 'licence_expired') return false;
  setError('licenceExpiresOn', { type: 'server', message: serverMessage! }, { shouldFocus: true });
  return true;
}

import type { FieldError } from 'react-hook-form';
import { BULK_LIMITS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { formatWhole } from '../../kernel/i18n/format-number';
import { corporateTexts } from './texts.en';

/** What a field holds, which decides how its mistakes are worded. */
export type FieldKind = 'text' | 'email' | 'phone' | 'quantity';

/** A mistake in our words: the schema that both sides check by speaks to programmers. */
export function fieldError(error: FieldError | undefined, kind: FieldKind = 'text'): string | undefined {
  if (!error) return undefined;
  const { required, email, phone, quantity, tooLong, other } = corporateTexts.wrong;
  if (kind === 'quantity') return quantity(formatWhole(BULK_LIMITS.devices));
  const isEmpty = (error.ref as { value?: unknown } | undefined)?.value === '';
  if (isEmpty || (kind === 'text' && error.type === 'too_small')) return required;
  if (kind === 'email') return email;
  if (kind === 'phone') return phone;
  return error.type === 'too_big' || error.type === 'invalid_union' ? tooLong : other;
}

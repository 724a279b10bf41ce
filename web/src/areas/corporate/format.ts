import { BULK_LIMITS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { lastMomentBefore } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import type { FieldError } from 'react-hook-form';
import { formatDay } from '../../kernel/i18n/format-date';
import { formatWhole } from '../../kernel/i18n/format-number';
import { corporateTexts } from './texts.en';

/** The day in Dubai on which a term ends, by the first moment after it. */
export function formatLastDay(end: string): string {
  return formatDay(lastMomentBefore(end));
}

/** What a field holds, which decides how its mistakes are worded. */
export type FieldKind = 'text' | 'email' | 'phone' | 'quantity' | 'licence';

/** A mistake in our words: the schema that both sides check by speaks to programmers. */
export function fieldError(error: FieldError | undefined, kind: FieldKind = 'text'): string | undefined {
  if (!error) return undefined;
  const { required, email, phone, quantity, licence, tooLong, other } = corporateTexts.wrong;
  if (kind === 'quantity') return quantity(formatWhole(BULK_LIMITS.devices));
  const isEmpty = (error.ref as { value?: unknown } | undefined)?.value === '';
  if (isEmpty || (kind === 'text' && error.type === 'too_small')) return required;
  if (kind === 'email') return email;
  if (kind === 'phone') return phone;
  if (kind === 'licence') return licence;
  return error.type === 'too_big' || error.type === 'invalid_union' ? tooLong : other;
}

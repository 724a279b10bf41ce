import { nameOf } from '../../../kernel/i18n/name-of';

/** A device’s type with its condition, where one is known. */
export function deviceName(type: string, condition: string | null): string {
  return condition ? `${type} · ${nameOf(condition)}` : type;
}

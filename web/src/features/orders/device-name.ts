import { nameOf } from '../../shared/messages/name-of';

/** A device’s type with its condition, where one is known. */
export function deviceName(type: string, condition: string | null): string {
  return condition ? `${type} · ${nameOf(condition)}` : type;
}

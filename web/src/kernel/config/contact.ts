const environment = import.meta.env;

/** The account name on the social networks. */
export const SOCIAL_HANDLE = environment.VITE_SOCIAL_HANDLE ?? 'planetheroes.example';

/** How to reach the shop. The defaults are harmless stand-ins: an operator sets the real ones when building. */
export const CONTACT = {
  email: environment.VITE_CONTACT_EMAIL ?? 'hello@planetheroes.example',
  phone: environment.VITE_CONTACT_PHONE ?? '+971 4 000 0000',
  whatsapp: environment.VITE_CONTACT_WHATSAPP ?? '+971 50 000 0000',
} as const;

/** A telephone or WhatsApp number as links need it: digits alone. */
export function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '');
}

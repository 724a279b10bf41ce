const environment = import.meta.env;

/** The account name on the social networks. */
const handle = environment.VITE_SOCIAL_HANDLE ?? 'planetheroes.example';

const whatsapp = environment.VITE_CONTACT_WHATSAPP ?? '+971 50 000 0000';

/** How to reach the shop. The defaults are harmless stand-ins: an operator sets the real ones when building. */
export const CONTACT = {
  email: environment.VITE_CONTACT_EMAIL ?? 'hello@planetheroes.example',
  phone: environment.VITE_CONTACT_PHONE ?? '+971 4 000 0000',
  whatsapp,
  social: [
    { network: 'Instagram', url: `https://www.instagram.com/${handle}` },
    { network: 'Facebook', url: `https://www.facebook.com/${handle}` },
    { network: 'X', url: `https://x.com/${handle}` },
    { network: 'LinkedIn', url: `https://www.linkedin.com/company/${handle}` },
    { network: 'YouTube', url: `https://www.youtube.com/@${handle}` },
    { network: 'TikTok', url: `https://www.tiktok.com/@${handle}` },
  ],
  /** Where heroes talk to each other (spec document 2, section 2, Connect). */
  channels: [
    { channel: 'WhatsApp', url: `https://wa.me/${digitsOf(whatsapp)}` },
    { channel: 'LinkedIn', url: `https://www.linkedin.com/company/${handle}` },
    { channel: 'Facebook', url: `https://www.facebook.com/${handle}` },
    { channel: 'Telegram', url: `https://t.me/${handle}` },
  ],
} as const;

/** A telephone or WhatsApp number as links need it: digits alone. */
export function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '');
}

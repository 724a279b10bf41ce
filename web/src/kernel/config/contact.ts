import { SITE } from './site';

export { digitsOf } from '@planet-heroes/contracts/kernel/site/catalogue';

/** The account name on the social networks. */
export const SOCIAL_HANDLE = SITE.socialHandle;

/** How to reach the shop. */
export const CONTACT = { email: SITE.contactEmail, phone: SITE.contactPhone, whatsapp: SITE.contactWhatsapp } as const;

/** What an installation sets of its own in the pages. The server writes it into each page as it loads it. */
export interface SiteSettings {
  contactEmail: string;
  contactPhone: string;
  contactWhatsapp: string;
  /** The account name on the social networks. */
  socialHandle: string;
  /** The external store, where orders are paid; without one our own page that says so. */
  storeUrl: string;
  partnerKitchenPlace: string;
  /** A hostname with this word in it starts in business mode. */
  businessHostMarker: string;
  /** Whether heroes and trades are samples, which trade automatically. */
  isDemo: boolean;
}

/** Harmless stand-ins. */
export const SITE_DEFAULTS: SiteSettings = {
  contactEmail: 'hello@planetheroes.example',
  contactPhone: '+971 4 000 0000',
  contactWhatsapp: '+971 50 000 0000',
  socialHandle: 'planetheroes.example',
  storeUrl: '/checkout',
  partnerKitchenPlace: 'Business Bay, Dubai',
  businessHostMarker: 'business',
  isDemo: false,
};

/**
 * What stands in prerendered pages until the server fills them in. Each is what React writes of it, also as a part of
 * an address; numbers stand twice, the second time as digits alone.
 */
export const SITE_TOKENS = {
  contactEmail: 'contact@site-token.invalid',
  contactPhone: '+000 0 000 0001',
  contactWhatsapp: '+000 0 000 0002',
  socialHandle: 'site-token-handle',
  storeUrl: 'https://store.site-token.invalid/',
  partnerKitchenPlace: 'site-token-kitchen',
  businessHostMarker: 'site-token-marker',
  isDemo: false,
} as const satisfies SiteSettings;

/** The files of the built web that the server fills in, and compresses, when it first sends them. */
export const FILLED_FILES = ['index.html', 'pages/**/*.html', 'robots.txt', 'sitemap.xml'];

/** Of the public address. */
export const PUBLIC_URL_TOKEN = 'https://public.site-token.invalid';

/** The meta tag of the page that has the settings for the scripts, as JSON. */
export const SITE_META = 'planet-heroes-site';
export const SITE_META_TAG = `<meta name="${SITE_META}" content="" />`;

/** A telephone or WhatsApp number as links need it: digits alone. */
export function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '');
}

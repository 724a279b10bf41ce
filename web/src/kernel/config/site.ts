import { SITE_DEFAULTS, SITE_META, SITE_TOKENS, type SiteSettings } from '@planet-heroes/contracts/kernel/site/catalogue';

/** As the server wrote them into the page. Prerendering writes tokens, which the server fills in. */
export const SITE: SiteSettings = import.meta.env.SSR ? SITE_TOKENS : import.meta.env.PROD ? given() : SITE_DEFAULTS;

/** Whether a store is connected: without one orders lead to our own page that says so. */
export const HAS_STORE = !SITE.storeUrl.startsWith('/');

function given(): SiteSettings {
  const { content } = document.querySelector<HTMLMetaElement>(`meta[name="${SITE_META}"]`)!;
  return JSON.parse(content) as SiteSettings;
}

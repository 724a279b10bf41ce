import { SITE_DEFAULTS, SITE_META, SITE_TOKENS, type SiteSettings } from '@planet-heroes/contracts/kernel/site/catalogue';

/** As the server wrote them into the page. Prerendering writes tokens, which the server fills in. */
export const SITE: SiteSettings = import.meta.env.SSR ? SITE_TOKENS : { ...SITE_DEFAULTS, ...given() };

function given(): Partial<SiteSettings> {
  const content = globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${SITE_META}"]`)?.content;
  return content ? (JSON.parse(content) as Partial<SiteSettings>) : {};
}

import { SHOP_PRODUCTS } from '@planet-heroes/contracts/areas/shop/shop';
import { PUBLIC_URL_TOKEN as SITE, SITE_TOKENS } from '@planet-heroes/contracts/kernel/site/catalogue';
import { shopTexts } from '../areas/shop/texts.en';

const CONTEXT = 'https://schema.org';
const ORGANISATION = {
  '@type': 'Organization', '@id': `${SITE}/#organisation`, name: 'Planet Heroes', url: `${SITE}/`,
  logo: `${SITE}/icons/icon-512.png`, email: SITE_TOKENS.contactEmail, areaServed: 'Dubai',
};

/** What a screen's page says to search engines as JSON-LD (schema.org): who we are, and what we sell. */
export function structuredDataOf(path: string): object | undefined {
  if (path === '/') return { '@context': CONTEXT, ...ORGANISATION };
  if (path !== '/products') return undefined;
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: SHOP_PRODUCTS.map(({ id, price }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name: shopTexts.items[id].name,
        offers: { '@type': 'Offer', price, priceCurrency: 'AED', url: `${SITE}${path}`, seller: ORGANISATION },
      },
    })),
  };
}

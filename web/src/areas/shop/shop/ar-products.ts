import { SHOP_PRODUCTS } from '@planet-heroes/contracts/areas/shop/shop';
import { shopTexts } from '../texts.en';
import type { ArProduct } from '../../ar-preview';
import { PRODUCT_DRAWINGS } from './art/product-drawings';

/** The shop's products as the AR preview takes them. */
export const AR_PRODUCTS: readonly ArProduct[] = SHOP_PRODUCTS.map(({ id, category, price }) => ({
  id,
  get name() {
    return shopTexts.items[id].name;
  },
  get category() {
    return shopTexts.categories[category];
  },
  price,
  Art: PRODUCT_DRAWINGS[id],
  path: '/products',
}));

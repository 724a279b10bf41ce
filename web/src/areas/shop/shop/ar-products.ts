import { SHOP_PRODUCTS } from '@planet-heroes/contracts/areas/shop/shop';
import { messages } from '../../../kernel/i18n/messages';
import type { ArProduct } from '../../ar-preview';
import { PRODUCT_DRAWINGS } from './art/product-drawings';

/** The shop's products as the AR preview takes them. */
export const AR_PRODUCTS: readonly ArProduct[] = SHOP_PRODUCTS.map(({ id, category, price }) => ({
  id,
  get name() {
    return messages.shop.items[id].name;
  },
  get category() {
    return messages.shop.categories[category];
  },
  price,
  Art: PRODUCT_DRAWINGS[id],
  path: '/products',
}));

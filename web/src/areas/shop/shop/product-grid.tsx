import { ORDER_DELAYS } from '@planet-heroes/contracts/areas/shop/plans';
import { toastsTexts } from '../../../kernel/i18n/texts-toasts.en';
import { shopTexts } from '../texts.en';
import { useOrder } from '../use-order';
import { openStore } from '../store-link';
import { toast } from '../../../kit/toast/toast';
import { type ArProduct, useArDialog } from '../../ar-preview';
import { ProductCard } from './product-card';
import type { Product, ProductId } from './products';
import { SHOP_PRODUCTS } from '@planet-heroes/contracts/areas/shop/shop';
import { PRODUCT_DRAWINGS } from './art/product-drawings';

/** The shop's products as the AR preview takes them. */
const AR_PRODUCTS: readonly ArProduct[] = SHOP_PRODUCTS.map(({ id, category, price }) => ({
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

/**
 * Products side by side. An order opens the product's page on the provider's shop in a new tab (spec document 1,
 * section 4).
 */
export function ProductGrid({ products }: { products: readonly Product[] }) {
  const { show, dialog } = useArDialog(AR_PRODUCTS);
  const { processing, order } = useOrder<ProductId>(toastsTexts.somethingWentWrong);
  const { redirecting, items } = shopTexts;

  const orderProduct = (id: ProductId): Promise<void> =>
    order(id, {
      delayMs: ORDER_DELAYS.shopMs,
      complete: () => {
        openStore({ product: id });
        toast({ title: redirecting.title, description: redirecting.description(items[id].name) });
      },
    });

  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {products.map((product) => (
          <li key={product.id} className="animate-rise">
            <ProductCard
              product={product}
              processing={processing}
              onPreview={() => show(AR_PRODUCTS.find(({ id }) => id === product.id)!)}
              onOrder={() => void orderProduct(product.id)}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

import { ORDER_DELAYS } from '@planet-heroes/contracts/areas/shop/plans';
import { SHOP_PRODUCTS } from '@planet-heroes/contracts/areas/shop/shop';
import { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import type { ReactNode } from 'react';
import { HAS_STORE } from '../../../kernel/config/site';
import { toastsTexts } from '../../../kernel/i18n/texts-toasts.en';
import { toast } from '../../../kit/toast/toast';
import { ProductScene } from '../../../kit/art/product-scene';
import { Badge } from '../../../kit/badge';
import { CheckList, PriceTag, SavingBadge } from '../../../kit/offer-parts';
import { Heading } from '../../../kit/heading';
import { ArPreviewButton, useArDialog } from '../../ar-preview/use-ar-dialog';
import type { ArProduct } from '../../ar-preview/ar-product';
import { shopTexts } from '../texts.en';
import { OrderButton, useOrder } from '../order-button';
import { openStore } from '../store-link';
import type { Product, ProductId } from './products';
import { PRODUCT_DRAWINGS } from '../art/product-drawings';

/** The shop's products as the AR preview takes them. */
const AR_PRODUCTS: readonly ArProduct<ProductId>[] = SHOP_PRODUCTS.map(({ id, category, price }) => ({
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
  const { processing, order } = useOrder<ProductId>(toastsTexts.somethingWentWrong);
  const { redirecting, items, order: label } = shopTexts;

  const orderProduct = (id: ProductId): Promise<void> =>
    order(id, {
      delayMs: ORDER_DELAYS.shopMs,
      complete: () => {
        openStore({ product: id });
        const description = redirecting[HAS_STORE ? 'description' : 'withoutStore'](items[id].name);
        toast({ title: redirecting.title, description });
      },
    });
  const orderButton = (id: ProductId) => (
    <OrderButton
      label={label}
      what={items[id].name}
      processing={processing === id}
      onClick={() => void orderProduct(id)}
    />
  );
  const { show, dialog } = useArDialog(AR_PRODUCTS, orderButton);

  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {products.map((product) => (
          <li key={product.id} className="animate-rise">
            <ProductCard
              product={product}
              order={orderButton(product.id)}
              onPreview={() => show(product.id)}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

interface ProductCardProps {
  product: Product;
  /** The button that orders it. */
  order: ReactNode;
  onPreview: () => void;
}

/** A product of the shop with its drawing, price, AR Preview and Order Now (spec document 1, section 2). */
function ProductCard({ product, order, onPreview }: ProductCardProps) {
  const { items, categories } = shopTexts;
  const { id, category, price, originalPrice } = product;
  const { name, badge } = items[id];
  return (
    <article
      aria-labelledby={`product-${id}`}
      className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-shadow hover:shadow-raised"
    >
      <div className="flex sm:contents">
        <ProductScene
          Art={PRODUCT_DRAWINGS[id]}
          className="w-28 shrink-0 sm:aspect-4/3 sm:w-auto"
          inset="p-3 sm:px-4 sm:pt-11 sm:pb-4"
        />
        <div className="flex min-w-0 grow flex-col gap-2 p-4 pb-0 sm:grow-0 sm:gap-4 sm:p-5 sm:pb-0">
          <div>
            <p className="text-xs font-semibold text-accent">{categories[category]}</p>
            <Heading level={3} id={`product-${id}`} className="mt-0.5">
              {name}
            </Heading>
          </div>
          <PriceTag price={price} originalPrice={originalPrice} />
          <p className="flex flex-wrap gap-1 sm:absolute sm:inset-x-3 sm:top-3 sm:justify-between">
            {badge && <Badge tone="sand">{badge}</Badge>}
            <SavingBadge price={price} originalPrice={originalPrice} className="sm:ms-auto" />
          </p>
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4 sm:gap-4 sm:p-5 sm:pt-4">
        <CheckList items={featuresOf(product)} className="gap-x-3 gap-y-1.5 text-sm min-[23rem]:max-sm:grid min-[23rem]:max-sm:grid-cols-2" />
        <div className="mt-auto grid gap-2 pt-1 min-[23rem]:max-sm:grid-cols-2">
          {order}
          <ArPreviewButton product={name} onClick={onPreview} className="max-sm:px-3" />
        </div>
      </div>
    </article>
  );
}

/** What a product's card lists: its features, and the warranty where its kind has one (spec document 2, section 9). */
function featuresOf({ id, category }: Product): readonly string[] {
  const { items, warranty } = shopTexts;
  const { features } = items[id];
  if (category === 'refurbished-phones') return [...features, warranty(LEGAL_CLAIMS.electronicsWarrantyYears)];
  if (category === 'water-solutions') return [...features, warranty(LEGAL_CLAIMS.filtrationWarrantyYears)];
  return features;
}

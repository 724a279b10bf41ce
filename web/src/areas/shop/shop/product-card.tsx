import { shopTexts } from '../texts.en';
import { OrderButton } from '../order-button';
import { ProductScene } from '../../../kit/art/product-scene';
import { Badge } from '../../../kit/badge';
import { CheckList } from '../../../kit/check-list';
import { Heading } from '../../../kit/heading';
import { PriceTag } from '../../../kit/price-tag';
import { SavingBadge } from '../../../kit/saving-badge';
import { ArPreviewButton } from '../../ar-preview';
import { PRODUCT_DRAWINGS } from './art/product-drawings';
import type { Product, ProductId } from './products';
import { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';

interface ProductCardProps {
  product: Product;
  /** The product that is being ordered. */
  processing: ProductId | undefined;
  onPreview: () => void;
  onOrder: () => void;
}

/** A product of the shop with its drawing, price, AR Preview and Order Now (spec document 1, section 2). */
export function ProductCard({ product, processing, onPreview, onOrder }: ProductCardProps) {
  const { items, categories, order } = shopTexts;
  const { id, category, price, originalPrice } = product;
  const { name, badge } = items[id];
  return (
    <article
      aria-labelledby={`product-${id}`}
      className="group flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-shadow hover:shadow-raised"
    >
      <div className="relative">
        <ProductScene Art={PRODUCT_DRAWINGS[id]} className="aspect-2/1 sm:aspect-4/3" />
        <p className="absolute inset-x-3 top-3 flex flex-wrap justify-between gap-1">
          {badge && <Badge tone="sand">{badge}</Badge>}
          <SavingBadge price={price} originalPrice={originalPrice} className="ms-auto" />
        </p>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4 sm:gap-4 sm:p-5">
        <div>
          <p className="text-xs font-semibold text-accent">{categories[category]}</p>
          <Heading level={3} id={`product-${id}`} className="mt-0.5">
            {name}
          </Heading>
        </div>
        <PriceTag price={price} originalPrice={originalPrice} />
        <CheckList items={featuresOf(product)} className="gap-1.5 text-sm" />
        <div className="mt-auto grid gap-2 pt-1">
          <OrderButton
            label={order}
            what={name}
            processing={processing === id}
            waiting={processing !== undefined}
            onClick={onOrder}
          />
          <ArPreviewButton product={name} onClick={onPreview} />
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

import type { ReactNode } from 'react';
import { ProductScene } from '../../../kit/art/product-scene';
import type { ArProduct } from './ar-product';
import { formatAed } from '../../../kernel/i18n/format-money';
import { Badge } from '../../../kit/badge';

/** The product's drawing beside what there is to say and to do. */
export function PreviewLayout({ product, children }: { product: ArProduct; children: ReactNode }) {
  return (
    <div className="grid gap-6 sm:grid-cols-[1.1fr_1fr]">
      <ProductScene Art={product.Art} className="aspect-4/3 rounded-lg sm:aspect-auto sm:min-h-80" inset="p-5" />
      <div className="flex min-w-0 flex-col gap-5">
        <ProductFacts product={product} />
        {children}
      </div>
    </div>
  );
}

/** What the preview shows of its product. */
function ProductFacts({ product }: { product: ArProduct }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <Badge tone="accent">{product.category}</Badge>
      <p className="text-lg font-semibold">{product.name}</p>
      <p className="font-display text-2xl font-medium tabular-nums">{formatAed(product.price)}</p>
    </div>
  );
}

import type { ReactNode } from 'react';
import { ProductScene } from '../../../kit/art/product-scene';
import type { ArProduct } from './ar-product';
import { ProductFacts } from './product-facts';

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

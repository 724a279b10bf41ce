import { formatAed } from '../../../kernel/i18n/format-money';
import { Badge } from '../../../kit/badge';
import type { ArProduct } from './ar-product';

/** What the preview tells about its product. */
export function ProductFacts({ product }: { product: ArProduct }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <Badge tone="accent">{product.category}</Badge>
      <p className="text-lg font-semibold">{product.name}</p>
      <p className="font-display text-2xl font-medium tabular-nums">{formatAed(product.price)}</p>
    </div>
  );
}

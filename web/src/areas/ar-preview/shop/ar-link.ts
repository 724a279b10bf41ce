import type { ArProduct } from './ar-product';

/** The query parameter that opens a product's preview with its screen. */
export const AR_PARAMETER = 'ar';

/** The link that opens a product's preview. */
export function arLink({ id, path }: Pick<ArProduct, 'id' | 'path'>, origin: string): string {
  return `${origin}${path}?${AR_PARAMETER}=${id}`;
}

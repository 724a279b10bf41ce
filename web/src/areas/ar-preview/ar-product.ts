import type { ComponentType } from 'react';

/**
 * What the preview shows (spec document 1, section 3): `Art` is its picture, `price` whole AED, `link` leads to its
 * preview.
 */
export interface ArProduct<Id extends string = string> {
  id: Id;
  name: string;
  category: string;
  price: number;
  Art: ComponentType<{ className?: string }>;
  /** The path of the screen that it is offered on. */
  path: string;
}

/** The query parameter that opens a product's preview with its screen. */
export const AR_PARAMETER = 'ar';

/** The link that opens a product's preview. */
export function arLink({ id, path }: Pick<ArProduct, 'id' | 'path'>, origin: string): string {
  return `${origin}${path}?${AR_PARAMETER}=${id}`;
}

/** The name of a saved picture: the product's name and AR_Preview (spec document 1, section 4). */
export function captureFileName(product: string): string {
  return `${product.trim().replaceAll(/[^\p{L}\p{N}-]+/gu, '_')}_AR_Preview.png`;
}

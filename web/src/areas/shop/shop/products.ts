import { type ProductCategory, SHOP_PRODUCTS } from '@planet-heroes/contracts/areas/shop/shop';

/** A product of the shop (spec document 1, section 9). */
export type Product = (typeof SHOP_PRODUCTS)[number];
export type ProductId = Product['id'];

/** What the shop can be narrowed to (spec document 1, section 2). */
export type ShopFilter = 'all' | ProductCategory;

export const SHOP_FILTERS: readonly ShopFilter[] = ['all', 'refurbished-phones', 'water-solutions', 'premium-water'];

/** The filter that a link asks for; an unknown one shows everything. */
export function filterOf(wanted: string | null): ShopFilter {
  return SHOP_FILTERS.find((filter) => filter === wanted) ?? 'all';
}

/** The products that a filter shows, in the catalogue's order. */
export function productsIn(filter: ShopFilter): readonly Product[] {
  return filter === 'all' ? SHOP_PRODUCTS : SHOP_PRODUCTS.filter(({ category }) => category === filter);
}

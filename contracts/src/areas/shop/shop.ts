export type ProductCategory = 'refurbished-phones' | 'water-solutions' | 'premium-water';

/** A shop product's prices in whole AED (spec document 1, section 9). */
export interface ShopProduct {
  readonly id: string;
  readonly category: ProductCategory;
  readonly price: number;
  readonly originalPrice: number;
}

export const SHOP_PRODUCTS = [
  { id: 'iphone-15-pro', category: 'refurbished-phones', price: 3799, originalPrice: 4499 },
  { id: 'iphone-14-pro', category: 'refurbished-phones', price: 2999, originalPrice: 3699 },
  { id: 'iphone-13', category: 'refurbished-phones', price: 2199, originalPrice: 2799 },
  { id: 'iphone-12', category: 'refurbished-phones', price: 1799, originalPrice: 2299 },
  { id: 'aquacafe-basic', category: 'water-solutions', price: 199, originalPrice: 299 },
  { id: 'aquacafe-premium', category: 'water-solutions', price: 399, originalPrice: 599 },
  { id: 'under-sink-compact', category: 'water-solutions', price: 899, originalPrice: 1299 },
  { id: 'under-sink-premium', category: 'water-solutions', price: 1499, originalPrice: 1999 },
  { id: 'whole-home-basic', category: 'water-solutions', price: 2499, originalPrice: 3499 },
  { id: 'kangen-k8', category: 'water-solutions', price: 4999, originalPrice: 6499 },
  { id: 'icelandic-premium', category: 'premium-water', price: 12, originalPrice: 18 },
  { id: 'himalayan-spring', category: 'premium-water', price: 15, originalPrice: 22 },
  { id: 'volcanic-mineral', category: 'premium-water', price: 18, originalPrice: 25 },
  { id: 'kangen-delivery', category: 'premium-water', price: 45, originalPrice: 65 },
] as const satisfies readonly ShopProduct[];

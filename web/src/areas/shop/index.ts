/** What other areas may use of this one. */
export { CounterUnitArt } from './shop/art/counter-unit-art';
export { Glass } from './shop/art/glass';
export type { ProductArt, ProductArtProps } from './shop/art/product-art-props';
export { PRODUCT_DRAWINGS } from './shop/art/product-drawings';

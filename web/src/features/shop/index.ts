/** What other features may use of this one. */
export { CounterUnitArt } from './art/counter-unit-art';
export { Glass } from './art/glass';
export type { ProductArt, ProductArtProps } from './art/product-art-props';
export { PRODUCT_DRAWINGS } from './art/product-drawings';

/** What other areas may use of this one. */
export { ArPreviewButton } from './shop/ar-preview-button';
export type { ArProduct } from './shop/ar-product';
export { useArDialog } from './shop/use-ar-dialog';

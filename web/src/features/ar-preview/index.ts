/** What other features may use of this one. */
export { ArPreviewButton } from './ar-preview-button';
export type { ArProduct } from './ar-product';
export { useArDialog } from './use-ar-dialog';

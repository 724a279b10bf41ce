/** The name of a saved picture: the product's name and AR_Preview (spec document 1, section 4). */
export function captureFileName(product: string): string {
  return `${product.trim().replaceAll(/[^\p{L}\p{N}-]+/gu, '_')}_AR_Preview.png`;
}

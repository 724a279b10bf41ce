/**
 * An outside failure, not a fault of the product: an unavailable server, a full disk, a wrong setting. Programs print
 * only its message and end with 1; anything else shows a stack.
 */
export class ExpectedError extends Error {
  override readonly name: string = 'ExpectedError';
}

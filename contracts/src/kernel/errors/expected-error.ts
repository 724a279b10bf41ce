/**
 * A failure of the world and not of the product: a server that is away, a full disk, a setting that is wrong. Programs
 * print its message alone and end with 1; anything else shows a stack.
 */
export class ExpectedError extends Error {
  override readonly name: string = 'ExpectedError';
}

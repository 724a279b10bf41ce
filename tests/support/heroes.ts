import type { TestProduct } from './test-product.js';

/** A hero who joined, with the headers of its own session. */
export interface JoinedHero {
  id: string;
  headers: Record<string, string>;
}

/** Joins heroes, who have 25 points each. */
export function joinHeroes(product: TestProduct, count: number): Promise<JoinedHero[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { body, headers } = await product.call('POST', '/api/heroes', { name: `Hero ${index}` });
      return { id: body.id as string, headers: { cookie: headers.get('set-cookie')!.split(';')[0]! } };
    }),
  );
}

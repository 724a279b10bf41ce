import type { Answer } from './request.js';
import type { TestProduct } from './test-product.js';

/** A hero of the test's own, with the session that goes with it. */
export interface JoinedHero {
  id: string;
  referralCode: string;
  cookie: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** Joins as a new hero. */
export async function joinHero(product: TestProduct, request: Record<string, unknown> = {}): Promise<JoinedHero> {
  const { status, body, headers } = await product.call('POST', '/api/heroes', { name: 'Test Hero', ...request });
  if (status !== 201) throw new Error(`Joining was answered with ${status}: ${JSON.stringify(body)}`);
  const cookie = headers.get('set-cookie')!.split(';')[0]!;
  return {
    id: body.id,
    referralCode: body.referralCode,
    cookie,
    call: (method, path, payload, more) => product.call(method, path, payload, { cookie, ...more }),
  };
}

import { newEmail, signIn } from './sign-in.js';
import type { TestProduct } from './test-product.js';

type Calls = (method: string, path: string, body?: unknown) => ReturnType<TestProduct['call']>;

/** Adds a person who operates, and returns their calls: what two people do, two keys of one issuer do not. */
export async function personOperator(product: TestProduct, admin: Calls, name: string, role: string): Promise<Calls> {
  const email = newEmail();
  await admin('POST', '/api/ops/operators', { name, email, roles: [role] });
  const { cookie } = await signIn(product, email);
  return (method, path, body) => product.call(method, path, body, { cookie });
}

import type { APIRequestContext, Page } from '@playwright/test';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import type { Quote } from '@planet-heroes/contracts/areas/quotes/schemas';
import { OPERATOR_TOKEN } from '../../processes/secrets.ts';
import { DESK_STEPS } from '../../support/desk-steps.ts';
import type { ServedProduct } from './serve.ts';
import { newEmail, signInBehind } from './sign-in.ts';

/** The caller in these tests. */
export const ASKER = {
  companyName: 'Al Noor',
  contactName: 'Layla',
  email: 'layla@alnoor.example',
  phone: '+971 4 555 0142',
};

export interface Device {
  model: string;
  condition: string;
  quantity: number;
}
const TEN_PHONES: Device[] = [{ model: 'iphone-13', condition: 'good', quantity: 10 }];

/** Calls the desk's own interface as an operator, and fails unless it succeeds. */
export async function desk<T>(request: APIRequestContext, path: string, data: unknown = {}): Promise<T> {
  const answer = await request.post(`/api/ops${path}`, {
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    data,
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Calls the corporate area as whom the request's browser acts for, the public company where it is nobody's. */
export async function company<T>(request: APIRequestContext, path: string, data?: unknown): Promise<T> {
  const answer = await request.post(`/api/corporate${path}`, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A quote that the desk has reviewed and approved. */
export async function approvedQuote(request: APIRequestContext, devices = TEN_PHONES): Promise<string> {
  const { id } = await company<Quote>(request, '/quotes', { ...ASKER, devices });
  await desk(request, `/quotes/${id}/review`);
  await desk(request, `/quotes/${id}/approve`);
  return id;
}

/** A new order of ten phones, which waits for its approval. */
export async function placedOrder(request: APIRequestContext): Promise<string> {
  const { order } = await company<{ order: OrderSummary }>(request, `/quotes/${await approvedQuote(request)}/accept`);
  return order.id;
}

/** Moves an order's devices to a stage: as many as are said, or all. Before any is received, its pickup is booked. */
export async function advance(
  request: APIRequestContext,
  orderId: string,
  stage: 'received' | 'inspected' | 'wiped',
  count?: number,
): Promise<unknown> {
  if (stage === 'received') {
    const booked = await request.put(`/api/ops/orders/${orderId}/logistics`, {
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
      data: { pickupDate: '2031-12-01' },
    });
    if (!booked.ok()) throw new Error(`${booked.status()} ${await booked.text()}`);
  }
  return desk(request, `/orders/${orderId}/advance`, { ...DESK_STEPS.find((step) => step.stage === stage), count });
}

/** An Admin's page invites somebody into its company. */
export async function invite({ request }: Page, email: string, role = 'User'): Promise<void> {
  const answer = await request.post('/api/corporate/users', { data: { name: 'Huda Rahman', email, role } });
  if (answer.status() !== 201) throw new Error(`${answer.status()} ${await answer.text()}`);
}

/** Signs a page's browser in and registers a company, which the desk approves; the page acts for it as its Admin. */
export async function openCompany(
  { request }: Page,
  product: ServedProduct,
  name: string,
): Promise<{ id: string; email: string }> {
  const email = newEmail();
  await signInBehind(request, product, email);
  const data = { name, tradeNumber: 'CN-2093311', licenceAuthority: 'DMCC', licenceExpiresOn: '2099-12-31', contactName: 'Salma Qasim' };
  const registered = await request.post('/api/me/companies', { data });
  if (registered.status() !== 201) throw new Error(`${registered.status()} ${await registered.text()}`);
  const { id } = (await registered.json()) as { id: string };
  await desk(request, `/companies/${id}/decide`, { decision: 'approve' });
  return { id, email };
}

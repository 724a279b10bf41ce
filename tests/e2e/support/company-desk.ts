import type { APIRequestContext } from '@playwright/test';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import type { Quote } from '@planet-heroes/contracts/areas/quotes/schemas';
import { OPERATOR_TOKEN } from '../../processes/secrets.ts';

/** Whoever asks in these tests. */
export const ASKER = { companyName: 'Al Noor', contactName: 'Layla', email: 'layla@alnoor.example', phone: '+971 4 555 0142' };

export interface Device {
  model: string;
  condition: string;
  quantity: number;
}
const TEN_PHONES: Device[] = [{ model: 'iphone-13', condition: 'good', quantity: 10 }];

/** Calls the desk's own interface as an operator, and fails unless it succeeds. */
export async function desk<T>(request: APIRequestContext, path: string, data: unknown = {}): Promise<T> {
  const answer = await request.post(`/api/ops${path}`, { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` }, data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Calls the corporate area as the public company, likewise. */
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

/** Moves an order's devices to a stage: as many as are said, or all. */
export function advance(request: APIRequestContext, orderId: string, stage: 'received' | 'inspected' | 'wiped', count?: number): Promise<unknown> {
  return desk(request, `/orders/${orderId}/advance`, { stage, count });
}

/** A company of its own with its API key. */
export function registerCompany(request: APIRequestContext, name: string): Promise<{ id: string; apiKey: string }> {
  return desk(request, '/companies', { name, email: 'it@gulf.example' });
}

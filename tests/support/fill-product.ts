import { QUOTES_CALLS } from '@planet-heroes/contracts/areas/quotes/calls';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { DESK_STEPS } from './desk-steps.js';
import { tradeVerified } from './events.js';
import type { TestProduct } from './test-product.js';

const QUOTE_REQUEST = QUOTES_CALLS.requestQuote.example!.body;

/** Gives a product things to be asked of: heroes with points, and a company's quotes and orders in most states. */
export async function fillProduct(
  { call, operate, database }: TestProduct,
  hero: { id: string; cookie: string },
): Promise<void> {
  for (const heroId of [hero.id, DEMO_HERO_ID]) {
    for (let trade = 0; trade < 3; trade++) await operate('POST', '/api/ops/events', tradeVerified({ heroId }));
  }
  for (let trade = 0; trade < 3; trade++) {
    await call('POST', '/api/me/trade-ins', { device: 'iPhone 13 Pro', condition: 'good' }, { cookie: hero.cookie });
  }
  await call('PATCH', '/api/me', { zoneId: 'zone-1' }, { cookie: hero.cookie });
  await call('POST', '/api/corporate/imports', 'model,condition,quantity\niPhone 13,good,120\n', {
    'content-type': 'text/csv',
  });
  // Nobody listens there: the messages wait for their next attempt. The calls refuse a URL of this company.
  await database.query(`update company set webhook_url = 'http://127.0.0.1:9/' where id = 'demo-company'`);
  const quotes = [];
  for (let asked = 0; asked < 12; asked++) {
    quotes.push((await call('POST', '/api/corporate/quotes', QUOTE_REQUEST)).body);
  }
  for (const { id } of quotes.slice(2)) await operate('POST', `/api/ops/quotes/${id}/review`, {});
  for (const { id } of quotes.slice(4)) await operate('POST', `/api/ops/quotes/${id}/approve`);
  const orders = [];
  for (const { id } of quotes.slice(6))
    orders.push((await call('POST', `/api/corporate/quotes/${id}/accept`)).body.order);
  for (const { id } of orders.slice(2)) await call('POST', `/api/corporate/orders/${id}/approve`);
  for (const { id } of orders.slice(4)) {
    await operate('PUT', `/api/ops/orders/${id}/logistics`, { pickupDate: '2031-12-01' });
    for (const step of DESK_STEPS)
      await operate('POST', `/api/ops/orders/${id}/advance`, step);
  }
}

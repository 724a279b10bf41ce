// What couriers and the desk do when they come by: they take what lies there, some of it at once.
import { withEach } from '../processes/client.ts';
import type { Bulk, City, Phone } from './city.ts';

const AT_ONCE = 8;
/** Until a hero has read of another price and answers, simulated seconds. */
const ANSWERS_AFTER_S = 90;

export async function courierRound(city: City): Promise<void> {
  const { doors } = city.shelves;
  const day = doors[0]?.day;
  if (day !== undefined) await city.operate('GET /api/ops/pickups', { query: { day } });
  await withEach(takeAll(doors), AT_ONCE, async (phone) => {
    const collected = await city.deed(
      'courier: collect',
      city.operate('POST /api/ops/trade-ins/{id}/collect', { params: { id: phone.tradeInId }, body: { signature: { name: 'Noura' } } }),
    );
    if (collected) city.shelves.arrived.push(phone);
  });
}

export async function deskRound(city: City): Promise<void> {
  const { arrived, inspected, declined, quotes, orders, sponsorships } = city.shelves;
  await city.operate('GET /api/ops/trade-ins', { query: { limit: 20 } });
  await withEach(takeAll(inspected), AT_ONCE, (phone) => wipe(city, phone));
  await withEach(takeAll(declined), AT_ONCE, ({ tradeInId: id }) =>
    city.operate('POST /api/ops/trade-ins/{id}/return', { params: { id }, body: {} }));
  await withEach(takeAll(arrived), AT_ONCE, (phone) => receive(city, phone));
  await withEach(takeAll(quotes), AT_ONCE, (quote) => answerQuote(city, quote));
  await withEach(takeAll(orders), AT_ONCE, (order) => processOrder(city, order));
  await withEach(takeAll(sponsorships), AT_ONCE, (id) => decide(city, id));
}

async function receive(city: City, phone: Phone): Promise<void> {
  const params = { id: phone.tradeInId };
  const received = await city.deed('desk: receive', city.operate('POST /api/ops/trade-ins/{id}/receive', { params, body: {} }));
  if (!received) return;
  if (received.body.flags?.some(({ clearedAt }) => clearedAt === null))
    await city.operate('POST /api/ops/trade-ins/{id}/clear', { params, body: { remark: 'Looked at, and in order.' } });
  const looked = await city.deed(
    'desk: inspect',
    city.operate('POST /api/ops/trade-ins/{id}/inspect', { params, body: { answers: phone.found } }),
  );
  if (looked?.body.state === 'countered') {
    await city.deed('desk: make a counter-offer', Promise.resolve(looked));
    city.meanwhile(answerOffer(city, phone));
  } else if (looked) city.shelves.inspected.push(phone);
}

async function answerOffer(city: City, phone: Phone): Promise<void> {
  await city.pause(ANSWERS_AFTER_S);
  const { tradeInId: id, owner, takesLess: accept } = phone;
  const answered = await city.deed(
    'hero: answer a counter-offer',
    city.call('POST /api/me/trade-ins/{id}/counter-offer', owner.as, { params: { id }, body: { accept } }),
  );
  if (answered) city.shelves[accept ? 'inspected' : 'declined'].push(phone);
}

async function wipe(city: City, { tradeInId: id }: Phone): Promise<void> {
  await city.deed(
    'desk: wipe',
    city.operate('POST /api/ops/trade-ins/{id}/wipe', { params: { id }, body: { certificate: 'NIST SP 800-88 purge' } }),
  );
}

async function answerQuote(city: City, { id, company }: Bulk): Promise<void> {
  const params = { id };
  if (!(await city.operate('POST /api/ops/quotes/{id}/review', { params, body: {} }))) return;
  const approved = await city.deed('desk: answer a quote', city.operate('POST /api/ops/quotes/{id}/approve', { params }));
  if (approved) city.meanwhile(order(city, { id, company }));
}

/** The company accepts, and approves the order that follows. */
async function order(city: City, { id, company }: Bulk): Promise<void> {
  await city.pause(ANSWERS_AFTER_S);
  const accepted = await city.deed(
    'company: order',
    city.call('POST /api/corporate/quotes/{id}/accept', company.as, { params: { id } }),
  );
  if (!accepted) return;
  const orderId = accepted.body.order.id;
  const approved = await city.call('POST /api/corporate/orders/{id}/approve', company.as, { params: { id: orderId } });
  if (approved) city.shelves.orders.push({ id: orderId, company });
}

async function processOrder(city: City, { id }: Bulk): Promise<void> {
  const params = { id };
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await city.operate('PUT /api/ops/orders/{id}/logistics', { params, body: { pickupDate: tomorrow } });
  await city.operate('POST /api/ops/orders/{id}/collect', { params });
  for (const stage of ['received', 'inspected'] as const)
    await city.operate('POST /api/ops/orders/{id}/advance', { params, body: { stage } });
  const wiped = city.operate('POST /api/ops/orders/{id}/advance', { params, body: { stage: 'wiped', certificate: 'Purged' } });
  await city.deed('desk: process an order', wiped);
}

/** What the policy did not decide automatically. */
async function decide(city: City, id: string): Promise<void> {
  const now = await city.operate('GET /api/ops/sponsorships/{id}', { params: { id } });
  if (now?.body.state !== 'in_review') return;
  const body = { decision: 'approve', reason: 'A partner of many years.' } as const;
  await city.operate('POST /api/ops/sponsorships/{id}/decide', { params: { id }, body });
}

function takeAll<T>(shelf: T[]): T[] {
  return shelf.splice(0, shelf.length);
}

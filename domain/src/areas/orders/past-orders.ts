import { DAY_MS, HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { dubaiDate } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import type { Transaction } from '../../kernel/database/database.js';
import { seededRandom } from '../../kernel/seeds/random.js';
import { registerCompany } from '../companies/companies.area.js';
import { approveQuote, requestQuote, reviewQuote } from '../quotes/quotes.area.js';
import { acceptQuote } from './accept-quote.js';
import { advanceDevices } from './advance-devices.js';
import { collectOrder } from './collect-order.js';
import { approveOrder, planLogistics } from './decide-order.js';
import { payOrder } from './pay-order.js';

const COMPANY = { companyId: 'gulf-logistics', name: 'Gulf Logistics', email: 'it@gulf.example' };
/** Enough to learn forecasts from, with some to spare. */
const ORDERS = 40;
const SEED = 11;
/** The first order's, and how long after it the others begin. */
const [FIRST_DAYS_AGO, DAYS_BETWEEN] = [260, 5] as const;
/** Hours that a step takes at the median, and how skewed they are. */
const HOURS = {
  approved: [70, 0.8], collected: [60, 0.4], received: [150, 0.7], inspected: [40, 0.7], wiped: [70, 0.7], paid: [30, 0.25],
} as const;

/** Orders of another company that were paid long ago: the sample company's forecasts are learnt from them. */
export async function seedPastOrders(transaction: Transaction): Promise<void> {
  const first = Date.now() - FIRST_DAYS_AGO * DAY_MS;
  await registerCompany(transaction, {
    ...COMPANY, industry: 'other', website: '', address: 'Dubai Investments Park, Dubai', phone: '', vatNumber: '',
    tradeNumber: '', cause: 'seed', time: new Date(first),
  });
  const random = seededRandom(SEED);
  for (let index = 0; index < ORDERS; index++) {
    await seedPaid(transaction, 900 + index, first + index * DAYS_BETWEEN * DAY_MS, random);
  }
}

async function seedPaid(transaction: Transaction, number: number, asked: number, random: () => number): Promise<void> {
  const [quoteId, orderId] = [`Q-${number}`, `PO-${number}`];
  let at = asked;
  const pass = ([hours, skew]: readonly [number, number]) => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    at += hours * HOUR_MS * Math.exp(skew * normal);
    return { cause: 'seed', time: new Date(at) };
  };
  const { companyId, name: companyName, email } = COMPANY;
  await requestQuote(transaction, {
    quoteId, companyId, companyName, contactName: 'Omar Haddad', email, phone: '+971 4 555 0177', urgency: 'week',
    source: 'form', devices: [{ model: 'iphone-13', condition: 'good', quantity: 10 + Math.floor(40 * random()) }],
    cause: 'seed', time: new Date(asked),
  });
  await reviewQuote(transaction, { quoteId, validDays: 14, paymentTerms: 30, ...pass([4, 0.5]) });
  await approveQuote(transaction, { quoteId, ...pass([4, 0.5]) });
  await acceptQuote(transaction, { quoteId, orderId, ...pass([10, 0.5]) });
  await approveOrder(transaction, { orderId, ...pass(HOURS.approved) });
  const approved = { cause: 'seed', time: new Date(at) };
  const collected = pass(HOURS.collected);
  await planLogistics(transaction, { orderId, pickupDate: dubaiDate(collected.time), ...approved });
  await collectOrder(transaction, { orderId, ...collected });
  for (const stage of ['received', 'inspected', 'wiped'] as const)
    await advanceDevices(transaction, { orderId, stage, by: 'desk', ...pass(HOURS[stage]) });
  await payOrder(transaction, { orderId, by: 'finance', ...pass(HOURS.paid) });
}

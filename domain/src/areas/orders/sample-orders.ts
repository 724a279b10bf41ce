import { DEMO_COMPANY_ID } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { BulkRow } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import { DAY_MS, HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import type { Transaction } from '../../kernel/database/database.js';
import { approveQuote, declineQuote, lockQuote, requestQuote, reviewQuote, saveQuote } from '../quotes/quotes.area.js';
import { acceptQuote } from './accept-quote.js';
import { advanceDevices } from './advance-devices.js';
import { lockOrder, saveOrder } from './change-order.js';
import { approveOrder, cancelOrder, planLogistics } from './decide-order.js';
import { payOrder } from './pay-order.js';

type Terms = 7 | 15 | 30;
type QuoteEnd = 'under_review' | 'pending' | 'approved' | 'declined' | 'expired';
type OrderEnd = 'pending_approval' | 'processing' | 'completed' | 'overdue' | 'paid' | 'cancelled';

interface Sample {
  number: number;
  /** How many days before the seeding it was asked for. */
  daysAgo: number;
  contact: string;
  devices: BulkRow[];
  terms?: Terms;
  end: QuoteEnd | OrderEnd;
}

const row = (model: BulkRow['model'], condition: BulkRow['condition'], quantity: number): BulkRow => ({
  model,
  condition,
  quantity,
});

const SAMPLES: readonly Sample[] = [
  {
    number: 1001,
    daysAgo: 92,
    contact: 'Layla Al Mansoori',
    devices: [row('iphone-13', 'good', 120), row('iphone-14', 'good', 40)],
    terms: 15,
    end: 'paid',
  },
  {
    number: 1002,
    daysAgo: 71,
    contact: 'Layla Al Mansoori',
    devices: [row('macbook-air', 'fair', 60)],
    terms: 7,
    end: 'overdue',
  },
  { number: 1003, daysAgo: 64, contact: 'Emma Clarke', devices: [row('ipad-pro', 'poor', 35)], end: 'declined' },
  {
    number: 1004,
    daysAgo: 58,
    contact: 'Emma Clarke',
    devices: [row('iphone-14-pro', 'excellent', 25)],
    end: 'expired',
  },
  {
    number: 1005,
    daysAgo: 40,
    contact: 'Rajesh Menon',
    devices: [row('iphone-15', 'good', 80)],
    terms: 30,
    end: 'cancelled',
  },
  {
    number: 1006,
    daysAgo: 24,
    contact: 'Rajesh Menon',
    devices: [row('macbook-pro-16', 'good', 45), row('macbook-air', 'good', 70)],
    terms: 30,
    end: 'completed',
  },
  {
    number: 1007,
    daysAgo: 12,
    contact: 'Layla Al Mansoori',
    devices: [row('iphone-15-pro', 'good', 150), row('iphone-14-pro', 'fair', 90)],
    terms: 15,
    end: 'processing',
  },
  {
    number: 1008,
    daysAgo: 5,
    contact: 'Rajesh Menon',
    devices: [row('ipad-pro', 'good', 55)],
    terms: 30,
    end: 'pending_approval',
  },
  {
    number: 1009,
    daysAgo: 3,
    contact: 'Layla Al Mansoori',
    devices: [row('iphone-15-pro', 'excellent', 520)],
    end: 'approved',
  },
  {
    number: 1010,
    daysAgo: 2,
    contact: 'Emma Clarke',
    devices: [row('iphone-13', 'fair', 75), row('iphone-14', 'fair', 30)],
    end: 'pending',
  },
  {
    number: 1011,
    daysAgo: 0.1,
    contact: 'Rajesh Menon',
    devices: [row('macbook-air', 'good', 210)],
    end: 'under_review',
  },
];

/** Quotes and orders of the sample company in all states, as old as they say when the database is seeded. */
export async function seedSampleOrders(transaction: Transaction): Promise<void> {
  const now = Date.now();
  for (const sample of SAMPLES) await seedSample(transaction, sample, now - sample.daysAgo * DAY_MS);
}

async function seedSample(
  transaction: Transaction,
  { number, contact, devices, terms = 30, end }: Sample,
  askedAt: number,
): Promise<void> {
  const quoteId = `Q-${number}`;
  const activity = (hours: number) => ({ cause: 'seed', time: new Date(askedAt + hours * HOUR_MS) });
  await requestQuote(transaction, {
    quoteId,
    companyName: 'Al Noor Financial Services',
    contactName: contact,
    email: 'procurement@alnoor.example',
    phone: '+971 4 555 0142',
    urgency: 'week',
    source: 'bulk',
    devices,
    preferredPickup: 'Weekdays before noon',
    ...activity(0),
  });
  if (end === 'under_review') return;
  await reviewQuote(transaction, {
    quoteId,
    validDays: end === 'expired' ? 14 : 90,
    paymentTerms: terms,
    ...activity(4),
  });
  if (end === 'pending') return;
  if (end === 'declined') {
    const reason = 'The tablets stay in use for another year.';
    await declineQuote(transaction, { quoteId, companyId: DEMO_COMPANY_ID, reason, ...activity(30) });
    return;
  }
  await approveQuote(transaction, { quoteId, ...activity(8) });
  if (end === 'approved') return;
  if (end === 'expired') {
    const quote = await lockQuote(transaction, quoteId);
    quote.state = 'expired';
    quote.decidedAt = quote.validUntil;
    await saveQuote(transaction, quote, 'quote.expired', activity(4 + 14 * 24));
    return;
  }
  await seedOrder(transaction, {
    quoteId,
    orderId: `PO-${number}`,
    end,
    total: devices.reduce((sum, { quantity }) => sum + quantity, 0),
  }, activity);
}

async function seedOrder(
  transaction: Transaction,
  { quoteId, orderId, end, total }: { quoteId: string; orderId: string; end: OrderEnd; total: number },
  activity: (hours: number) => { cause: string; time: Date },
): Promise<void> {
  await acceptQuote(transaction, { quoteId, orderId, ...activity(26) });
  if (end === 'pending_approval') return;
  if (end === 'cancelled') {
    await cancelOrder(transaction, {
      orderId,
      reason: 'The refresh of the branch phones was put off.',
      ...activity(60),
    });
    return;
  }
  await approveOrder(transaction, { orderId, ...activity(48) });
  const pickupDate = activity(96).time.toISOString().slice(0, 10);
  await planLogistics(transaction, { orderId, pickupDate, estimatedDuration: '2 hours', ...activity(50) });
  if (end === 'processing') {
    await advanceDevices(transaction, { by: 'desk', orderId, stage: 'received', count: total - 20, ...activity(100) });
    await advanceDevices(transaction, { by: 'desk', orderId, stage: 'inspected', count: Math.floor(total / 2), ...activity(150) });
    await advanceDevices(transaction, { by: 'desk', orderId, stage: 'wiped', count: Math.floor(total / 4), ...activity(200) });
    return;
  }
  await advanceDevices(transaction, { by: 'desk', orderId, stage: 'received', ...activity(100) });
  await advanceDevices(transaction, { by: 'desk', orderId, stage: 'inspected', ...activity(124) });
  await advanceDevices(transaction, { by: 'desk', orderId, stage: 'wiped', ...activity(172) });
  if (end === 'paid') await payOrder(transaction, { by: 'finance', orderId, ...activity(210) });
  if (end === 'overdue') {
    const order = await lockOrder(transaction, orderId);
    order.paymentState = 'overdue';
    await saveOrder(transaction, order);
  }
}

import { describe, expect, it } from '@jest/globals';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { slaOf } from './sla.js';

const at = (hours: number) => new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000).toISOString();
const quote = (status: string, respondedAfter?: number) =>
  ({ status, createdAt: at(0), responseDueAt: at(12), respondedAt: respondedAfter === undefined ? null : at(respondedAfter) }) as QuoteSummary;
const order = (completedAfter?: number, paidAfter?: number) =>
  ({ completionDate: completedAfter === undefined ? null : at(completedAfter), paidAt: paidAfter === undefined ? null : at(paidAfter) }) as OrderSummary;

describe('how promises were kept', () => {
  it('counts quotes by when they were answered', () => {
    const quotes = [quote('pending', 3), quote('accepted', 12), quote('expired', 13), quote('under_review'), quote('declined')];
    expect(slaOf(quotes, [], new Date(at(11))).quotes).toEqual({ answered: 3, withinPromise: 2, open: 1, late: 0, averageHours: 9.3 });
    expect(slaOf(quotes, [], new Date(at(13))).quotes.late).toBe(1);
  });

  it('counts payments from completion', () => {
    const orders = [order(), order(10, 58), order(10, 60), order(10)];
    expect(slaOf([], orders, new Date(at(59))).payments).toEqual({ promisedHours: 48, paid: 2, withinPromise: 1, open: 1, late: 1, averageHours: 49 });
  });

  it('says nothing of an average where there is none', () => {
    expect(slaOf([], [], new Date())).toMatchObject({ quotes: { averageHours: null }, payments: { averageHours: null } });
  });
});

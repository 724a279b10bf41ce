import { describe, expect, it } from '@jest/globals';
import { EXAMPLE_ORDER_SUMMARY } from '@planet-heroes/contracts/areas/orders/examples';
import { companyEmail } from './company-texts.js';

describe('the e-mail about a completed order', () => {
  it('names the last day of the payment terms, which end with the first moment of the next day', () => {
    const order = { ...EXAMPLE_ORDER_SUMMARY, paymentDueAt: '2026-12-01T20:00:00.000Z' };
    const textIn = (locale: 'en' | 'ar') =>
      companyEmail({ kind: 'order-stage', state: 'completed', order }, locale).paragraphs.join(' ');
    expect(textIn('en')).toContain('follows by 1 December 2026.');
    expect(textIn('ar')).toContain('بحلول 1 ديسمبر 2026.');
  });
});

describe('the e-mail about a payment that came back', () => {
  it('says why, in the bank’s words', () => {
    const order = { ...EXAMPLE_ORDER_SUMMARY, transfer: { state: 'returned' as const, reason: 'Account closed' } };
    for (const locale of ['en', 'ar'] as const) {
      expect(companyEmail({ kind: 'payment', state: 'returned', order }, locale).paragraphs.join(' '))
        .toContain('Account closed');
    }
  });
});

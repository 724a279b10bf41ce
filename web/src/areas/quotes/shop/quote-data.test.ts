import { describe, expect, it } from '@jest/globals';
import { quotePriceLabel } from './quote-data';

const RESPONDED = '2026-11-21T10:30:00.000Z';

describe('what a quote’s amount is called', () => {
  it.each(['under_review', 'declined'] as const)('is an estimate where the desk has set no price: %s', (status) => {
    expect(quotePriceLabel({ status, respondedAt: null })).toBe('Estimated value');
  });

  it.each(['pending', 'declined', 'expired'] as const)('is an offer once it has: %s', (status) => {
    expect(quotePriceLabel({ status, respondedAt: RESPONDED })).toBe('Offered price');
  });

  it.each(['approved', 'accepted'] as const)('is approved: %s', (status) => {
    expect(quotePriceLabel({ status, respondedAt: RESPONDED })).toBe('Approved price');
  });
});

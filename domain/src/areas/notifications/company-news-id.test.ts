import { describe, expect, it } from '@jest/globals';
import { subjectOfCompanyNews } from './company-news-id.js';

describe('what a message to a company is about', () => {
  it.each([
    ['email-order-PO-1007-received-0192', { kind: 'order', id: 'PO-1007', step: 'received' }],
    ['email-order-PO-1007-difference_asked-4-0192', { kind: 'order', id: 'PO-1007', step: 'difference_asked' }],
    ['email-payment-PO-1007-overdue-0192', { kind: 'order', id: 'PO-1007', step: 'overdue' }],
    ['email-quote-Q-9D2HKV5XAB-approved-0192', { kind: 'quote', id: 'Q-9D2HKV5XAB', step: 'approved' }],
  ])('%s', (id, subject) => {
    expect(subjectOfCompanyNews(id)).toEqual(subject);
  });

  it.each(['invitation-1-2', 'company-decided-1-2', 'email-claim-1-fulfilled'])('is not said by %s', (id) => {
    expect(subjectOfCompanyNews(id)).toBeNull();
  });
});

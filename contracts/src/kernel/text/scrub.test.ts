import { describe, expect, it } from '@jest/globals';
import { scrub } from './scrub.js';

describe('what operators and fixtures are shown of a payload', () => {
  it.each([
    ['by its key', { email: 'a', phone: 'b', name: 'Omar' }, { email: '***', phone: '***', name: 'Omar' }],
    ['in whole conversations', { context: { recentMessages: ['villa 7', { role: 'user', content: 'call me' }] } }, {
      context: { recentMessages: ['***', { role: '***', content: '***' }] },
    }],
    ['in free text', { reason: 'write to omar@example.com or call +971 50 123 4567 please' }, {
      reason: 'write to *** or call *** please',
    }],
    ['in any script, with any sign', { reason: 'sales&marketing@example.com, info@مثال.امارات' }, { reason: '***, ***' }],
    ['nowhere else', { heroId: '0357b3a7-831f-413d-b432-9644e291428e', points: 1700, time: '2026-03-06T14:00:00Z' }, {
      heroId: '0357b3a7-831f-413d-b432-9644e291428e',
      points: 1700,
      time: '2026-03-06T14:00:00Z',
    }],
  ])('has contacts masked %s', (_, payload, shown) => {
    expect(scrub(payload)).toEqual(shown);
  });
});

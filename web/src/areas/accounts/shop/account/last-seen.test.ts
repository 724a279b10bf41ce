import { describe, expect, it } from '@jest/globals';
import { formatAgo } from './last-seen';

describe('how long ago a device was seen', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  it.each([
    ['2026-11-22T11:59:30Z', undefined],
    ['2026-11-22T11:59:00Z', '1 minute ago'],
    ['2026-11-22T11:00:01Z', '59 minutes ago'],
    ['2026-11-22T09:30:00Z', '2 hours ago'],
    ['2026-11-21T11:00:00Z', 'yesterday'],
    ['2026-11-12T12:00:00Z', '10 days ago'],
    // The server's clock may be a little ahead.
    ['2026-11-22T12:00:05Z', undefined],
  ])('%s: %s', (iso, words) => expect(formatAgo(iso, now)).toBe(words));
});

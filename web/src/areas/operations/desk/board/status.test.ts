import type { Overview, OverviewQueue } from '@planet-heroes/contracts/areas/operations/overview';
import { describe, expect, it } from '@jest/globals';
import { type Status, statusOfBooks, statusOfMessages, statusOfProjections, statusOfQueue, worst } from './status';

const queue: OverviewQueue = {
  name: 'heroes',
  paused: false,
  waiting: 0,
  active: 0,
  delayed: 0,
  failed: 0,
  oldestWaitingSeconds: 0,
  workers: 1,
  drainPerSecond: 2,
  secondsToEmpty: 0,
  wantedWorkers: 1,
};
const books = {
  holds: true,
  claimsPaused: false,
  checkedAt: '2026-11-21T08:30:00.000Z',
  overdue: false,
  rules: 9,
  broken: [],
};

describe('how a queue stands', () => {
  it.each<[string, Partial<OverviewQueue>, Status]>([
    ['idle', {}, 'good'],
    ['busy', { waiting: 900, oldestWaitingSeconds: 3, secondsToEmpty: 20 }, 'good'],
    ['old jobs', { waiting: 1, oldestWaitingSeconds: 11 }, 'warning'],
    ['slow', { waiting: 900, secondsToEmpty: 61 }, 'warning'],
    ['failed jobs', { failed: 1 }, 'warning'],
    ['paused', { paused: true, workers: 0 }, 'warning'],
    ['nobody works', { workers: 0 }, 'bad'],
    ['workers not known', { workers: null, drainPerSecond: null, wantedWorkers: null }, 'good'],
  ])('%s', (_, changes, status) => {
    expect(statusOfQueue({ ...queue, ...changes })).toBe(status);
  });
});

describe('the result of the reconciliation', () => {
  it.each<[string, Pick<Overview, 'books' | 'missing'>, Status]>([
    ['in order', { books, missing: [] }, 'good'],
    ['broken', { books: { ...books, holds: false }, missing: [] }, 'bad'],
    ['overdue', { books: { ...books, overdue: true }, missing: [] }, 'bad'],
    ['not checked yet', { books: null, missing: [] }, 'warning'],
    ['not to be read', { books: null, missing: [{ part: 'books', reason: 'away' }] }, 'unknown'],
  ])('%s', (_, overview, status) => {
    expect(statusOfBooks(overview)).toBe(status);
  });
});

describe('how messages to people stand', () => {
  const email = { channel: 'email' as const, waiting: 0, sending: 0, failed: 0, oldestSeconds: 0 };
  it.each<[string, Overview['messages'], Status]>([
    ['all sent', [email], 'good'],
    ['wrong addresses', [{ ...email, failed: 3 }], 'good'],
    ['tried for a while', [email, { ...email, channel: 'push', waiting: 1, oldestSeconds: 601 }], 'warning'],
    ['not to be read', null, 'unknown'],
  ])('%s', (_, messages, status) => {
    expect(statusOfMessages(messages)).toBe(status);
  });
});

describe('how the projections stand', () => {
  const follows = { name: 'impact', position: '1-1', hash: 'a', eventsApplied: 1 };
  const stands = { ...follows, stoppedAt: { eventId: 'e', type: 'hero.joined', position: '2-1', reason: 'r' } };
  it.each<[string, number | null, Overview['projections']['all'], Status]>([
    ['in step', 0, [follows], 'good'],
    ['behind', 6, [follows], 'warning'],
    ['the log was never read', null, [follows], 'warning'],
    ['one stands still', 0, [follows, stands], 'bad'],
  ])('%s', (_, lagSeconds, all, status) => {
    expect(statusOfProjections({ lagSeconds, all, horizon: '3', position: '2-1' })).toBe(status);
  });
});

describe('the worst of several', () => {
  it('is what somebody has to act on first', () => {
    expect(worst(['good', 'unknown', 'warning', 'bad'])).toBe('bad');
    expect(worst(['good', 'unknown', 'warning'])).toBe('warning');
    expect(worst(['good', 'unknown'])).toBe('unknown');
    expect(worst([])).toBe('good');
  });
});

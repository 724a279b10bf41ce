import { describe, expect, it } from '@jest/globals';
import {
  claimSteps, isAlmostFull, isFull, isLowStock, isOpen, isSoldOut, remainingStock, timeLeft,
} from './offer-rules';

describe('a challenge’s places', () => {
  it.each([
    [40, 50, false, false],
    [41, 50, true, false],
    [50, 50, true, true],
    [51, 50, true, true],
    [4, 5, false, false],
    [5, 5, true, true],
    [9000, undefined, false, false],
  ])('%s of %s: almost full %s, full %s', (currentParticipants, participantLimit, almostFull, full) => {
    expect(isAlmostFull({ currentParticipants, participantLimit })).toBe(almostFull);
    expect(isFull({ currentParticipants, participantLimit })).toBe(full);
  });
});

describe('a reward’s stock', () => {
  it.each([
    [36, 40, 4, false, false],
    [37, 40, 3, true, false],
    [39, 40, 1, true, false],
    [40, 40, 0, false, true],
    [41, 40, 0, false, true],
    [0, 0, 0, false, true],
    [7, undefined, undefined, false, false],
  ])('%s claimed of %s leaves %s: low %s, sold out %s', (claimedQuantity, availableQuantity, left, low, soldOut) => {
    const reward = { claimedQuantity, availableQuantity };
    expect(remainingStock(reward)).toBe(left);
    expect(isLowStock(reward)).toBe(low);
    expect(isSoldOut(reward)).toBe(soldOut);
  });
});

const NOW = Date.parse('2026-11-21T08:00:00Z');
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(NOW + hours * HOUR).toISOString();

describe('the time that is left', () => {
  it.each([
    [-1, 'Expired'],
    [0, 'Expired'],
    [0.5, 'Less than 1 hour left'],
    [1, '1 hour left'],
    [23.9, '23 hours left'],
    [24, '1 day left'],
    [25, '1 day and 1 hour left'],
    [74.5, '3 days and 2 hours left'],
    [180, '7 days left'],
  ])('in %s hours reads %s', (hours, text) => {
    expect(timeLeft(inHours(hours), NOW)).toBe(text);
  });
});

const CLAIMED = { state: 'claimed', at: '2026-11-21T08:00:00Z' } as const;
const PROCESSING = { state: 'processing', at: '2026-11-21T09:00:00Z' } as const;
const FULFILLED = { state: 'fulfilled', at: '2026-11-22T08:00:00Z' } as const;
const EXPIRED = { state: 'expired', at: '2026-11-23T08:00:00Z' } as const;

describe('the way of a claim', () => {
  it('has its hand-over ahead while it is open', () => {
    expect(claimSteps({ state: 'processing', timeline: [CLAIMED, PROCESSING] })).toEqual([
      { ...CLAIMED, isCurrent: false },
      { ...PROCESSING, isCurrent: true },
      { state: 'fulfilled', at: undefined, isCurrent: false },
    ]);
  });

  it('ends with the hand-over', () => {
    expect(claimSteps({ state: 'fulfilled', timeline: [CLAIMED, PROCESSING, FULFILLED] }).at(-1)).toEqual({
      ...FULFILLED,
      isCurrent: true,
    });
  });

  it('ends where it expired, and shows nothing that was never reached', () => {
    expect(claimSteps({ state: 'expired', timeline: [CLAIMED, EXPIRED] }).map(({ state }) => state)).toEqual([
      'claimed',
      'expired',
    ]);
  });

  it('holds points until it has ended', () => {
    expect((['claimed', 'processing', 'fulfilled', 'expired'] as const).map((state) => isOpen({ state }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

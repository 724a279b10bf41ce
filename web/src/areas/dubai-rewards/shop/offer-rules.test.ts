import { describe, expect, it } from '@jest/globals';
import { isAlmostFull, isFull, isLowStock, isSoldOut, remainingStock } from './offer-rules';

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

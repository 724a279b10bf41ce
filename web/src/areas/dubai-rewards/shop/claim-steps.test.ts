import { describe, expect, it } from '@jest/globals';
import { claimSteps, isOpen } from './claim-steps';

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

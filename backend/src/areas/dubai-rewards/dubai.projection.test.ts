import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { applyDubaiChange } from '@planet-heroes/contracts/areas/dubai-rewards/change';
import { DubaiRoom } from './dubai-room.js';
import { DubaiProjection } from './dubai.projection.js';

const offer = { title: 'Title', description: 'Description', category: 'water' as const };
const events = [
  {
    type: 'reward.added',
    data: {
      ...offer,
      rewardId: 'r1',
      partner: 'Wadi',
      value: 100,
      pointsCost: 10,
      expiresAt: '2026-12-01T00:00:00.000Z',
      availableQuantity: 5,
      claimedQuantity: 0,
    },
  },
  {
    type: 'reward.added',
    data: {
      ...offer,
      rewardId: 'r2',
      partner: 'Wadi',
      value: 100,
      pointsCost: 10,
      expiresAt: '2026-12-09T00:00:00.000Z',
      claimedQuantity: 0,
    },
  },
  { type: 'reward.stocked', data: { rewardId: 'r1', quantity: 3 } },
  ...['c1', 'c2', 'c3'].map((claimId) => ({
    type: 'reward.claimed',
    data: { claimId, rewardId: 'r1', heroId: 'h1', pointsCost: 10, fulfilBy: '' },
  })),
  { type: 'claim.advanced', data: { claimId: 'c1', rewardId: 'r1', heroId: 'h1', from: 'claimed', to: 'expired' } },
  { type: 'claim.advanced', data: { claimId: 'c2', rewardId: 'r1', heroId: 'h1', from: 'claimed', to: 'processing' } },
  {
    type: 'claim.advanced',
    data: { claimId: 'c2', rewardId: 'r1', heroId: 'h1', from: 'processing', to: 'fulfilled' },
  },
  {
    type: 'dubai_challenge.opened',
    data: {
      ...offer,
      challengeId: 'd1',
      pointsReward: 5,
      rewardItem: 'Cup',
      expiresAt: '2026-12-01T00:00:00.000Z',
      currentParticipants: 0,
      participantLimit: 9,
      metric: 'co2_saved',
      target: 7,
    },
  },
  ...['h1', 'h2'].map((heroId) => ({ type: 'dubai_challenge.joined', data: { challengeId: 'd1', heroId } })),
  { type: 'dubai_challenge.progressed', data: { challengeId: 'd1', heroId: 'h1', added: 7 } },
  { type: 'dubai_challenge.completed', data: { challengeId: 'd1', heroId: 'h1', pointsReward: 5, rewardItem: 'Cup' } },
] as unknown as LogEvent[];

function fold(order: readonly LogEvent[]): DubaiProjection {
  const projection = new DubaiProjection();
  for (const event of order) projection.apply(event);
  return projection;
}

describe('the Dubai projection', () => {
  const inOrder = fold(events);

  it('lists exactly what the calls answer, what ends last first', () => {
    expect(inOrder.rewards.list()).toEqual([
      {
        id: 'r2',
        ...offer,
        partner: 'Wadi',
        value: 100,
        pointsCost: 10,
        expiresAt: '2026-12-09T00:00:00.000Z',
        claimedQuantity: 0,
      },
      {
        id: 'r1',
        ...offer,
        partner: 'Wadi',
        value: 100,
        pointsCost: 10,
        expiresAt: '2026-12-01T00:00:00.000Z',
        availableQuantity: 8,
        claimedQuantity: 2,
      },
    ]);
    expect(inOrder.challenges.list()).toEqual([
      {
        id: 'd1',
        ...offer,
        pointsReward: 5,
        rewardItem: 'Cup',
        expiresAt: '2026-12-01T00:00:00.000Z',
        currentParticipants: 2,
        participantLimit: 9,
      },
    ]);
  });

  it('comes to the same lists and hash for every order of the events', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(events, { minLength: events.length }), (order) => {
        const shuffled = fold(order);
        expect(shuffled.hash()).toBe(inOrder.hash());
        expect(shuffled.rewards.list()).toEqual(inOrder.rewards.list());
        expect(shuffled.challenges.list()).toEqual(inOrder.challenges.list());
      }),
    );
  });

  it('has a room whose changes lead from any moment to any later one', () => {
    const retired = { type: 'reward.retired', data: { rewardId: 'r2' } } as unknown as LogEvent;
    fc.assert(
      fc.property(fc.shuffledSubarray([...events, retired]), fc.nat(), fc.nat(), (order, a, b) => {
        const projection = new DubaiProjection();
        const room = new DubaiRoom(projection);
        const [from, seen] = [a % (order.length + 1), b % (order.length + 1)].sort((one, other) => one - other);
        for (const event of order.slice(0, seen)) projection.apply(event);
        const client = room.snapshot();
        for (const event of order.slice(seen)) projection.apply(event);
        const change = room.changeBy(order.slice(from));
        expect(change ? applyDubaiChange(client, change) : client).toEqual(room.snapshot());
      }),
    );
  });
});

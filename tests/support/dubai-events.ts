import { randomUUID } from 'node:crypto';

function event(type: string, data: Record<string, unknown>, envelope: Record<string, unknown> = {}) {
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: '/dubai/test',
    type,
    time: new Date().toISOString(),
    data,
    ...envelope,
  };
}

const offer = {
  title: 'A Sample', description: 'As a test needs it.', category: 'product', expiresAt: '2099-01-01T00:00:00Z',
};

/** A reward that an operator adds, as a CloudEvent; `data` overrides what the test cares about. It costs 20 points. */
export const rewardAdded = (data: Record<string, unknown> = {}, envelope = {}) =>
  event(
    'reward.added',
    { ...offer, rewardId: randomUUID(), partner: 'Wadi', value: 5000, pointsCost: 20, ...data },
    envelope,
  );

export const rewardStocked = (rewardId: string, quantity: number) => event('reward.stocked', { rewardId, quantity });

/** A challenge that an operator opens: 100 bottles for 30 points. */
export const challengeOpened = (data: Record<string, unknown> = {}, envelope = {}) =>
  event(
    'dubai_challenge.opened',
    {
      ...offer,
      challengeId: randomUUID(),
      metric: 'bottles_prevented',
      target: 100,
      pointsReward: 30,
      rewardItem: 'Cup',
      ...data,
    },
    envelope,
  );

export const challengeJoined = (challengeId: string, heroId: string, envelope = {}) =>
  event('dubai_challenge.joined', { challengeId, heroId }, envelope);
export const rewardClaimed = (claimId: string, rewardId: string, heroId: string, envelope = {}) =>
  event('reward.claimed', { claimId, rewardId, heroId }, envelope);
export const claimAdvanced = (claimId: string, to: string, envelope = {}) =>
  event('claim.advanced', { claimId, to }, envelope);

import { randomUUID } from 'node:crypto';
import { operate, type Write } from './client.ts';

const OFFER = { description: 'Made to be fought for.', category: 'voucher', expiresAt: '2090-01-01T00:00:00Z' };

/** A CloudEvent of this moment. */
export function event(type: string, data: Record<string, unknown>) {
  return { specversion: '1.0', id: randomUUID(), source: '/measurements', type, time: new Date().toISOString(), data };
}

/** A reward of one point that a partner hands over, without a limit unless `data` names one. */
export const reward = (rewardId: string, data: Record<string, unknown> = {}) =>
  event('reward.added', {
    ...OFFER,
    rewardId,
    title: rewardId,
    partner: 'Chaos',
    value: 5_000,
    pointsCost: 1,
    fulfilment: 'partner',
    ...data,
  });

/** A challenge that nobody completes, without a limit unless `data` names one. */
export const challenge = (challengeId: string, data: Record<string, unknown> = {}) =>
  event('dubai_challenge.opened', {
    ...OFFER,
    challengeId,
    title: challengeId,
    metric: 'bottles_prevented',
    target: 1_000_000,
    pointsReward: 30,
    rewardItem: 'Cup',
    ...data,
  });

/** Reports events as an operator; throws unless every one was applied. */
export async function ingest(address: string, events: readonly unknown[]): Promise<void> {
  const { applied, results } = await operate(address, 'POST', '/api/ops/events', events);
  if (applied !== events.length)
    throw new Error(`Not every event was applied: ${JSON.stringify(results.find(({ error }: any) => error))}`);
}

export const claim = (rewardId: string, heroId: string, key: string = randomUUID()): Write =>
  ({ path: `/api/dubai/rewards/${rewardId}/claim`, body: { heroId }, key, as: heroId });

export const join = (challengeId: string, heroId: string, key: string = randomUUID()): Write =>
  ({ path: `/api/dubai/challenges/${challengeId}/join`, body: { heroId }, key, as: heroId });

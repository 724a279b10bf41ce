import { randomUUID } from 'node:crypto';

/** What a partner reports of missions and sponsorships, as a CloudEvent. */
export const missionEvent = (type: string, data: Record<string, unknown>, envelope: Record<string, unknown> = {}) => ({
  specversion: '1.0', id: randomUUID(), source: '/partners/test', type, time: '2026-11-20T10:00:00Z', data, ...envelope,
});

/** A mission that a partner opens, funding unless `data` says otherwise. */
export const missionOpened = (missionId: string, fundingGoal: number, data: Record<string, unknown> = {}) =>
  missionEvent('mission.opened', {
    missionId,
    title: `Mission ${missionId}`,
    description: 'One line\nand another.',
    category: 'water',
    fundingGoal,
    pointsReward: 100,
    ...data,
  });

/** A mission of the catalogue that still needs much, and what a sponsor fills in for it. */
export const MISSION = 'mission-school-refill';
export const SPONSORSHIP = {
  sponsorId: 'demo-sponsor',
  missionId: MISSION,
  tierId: 'supporter',
  amount: 50_000,
  message: 'For clean water.',
  isAnonymous: false,
};

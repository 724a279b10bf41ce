import { describe, expect, it } from '@jest/globals';
import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { challengesOf } from '../../shares/challenge-queries';
import { amountIn, standingOf, timeLeft } from './challenge-rules';

const NOW = Date.parse('2026-11-21T08:00:00Z');
const joined = { status: 'active', currentProgress: 5, pointsEarned: 0 } as const;

function challenge(values: Partial<SocialChallenge> = {}): SocialChallenge {
  return {
    id: 'one',
    title: 'Cool Down Dubai',
    description: 'Save five kilograms.',
    challengeType: 'co2_saved',
    targetValue: 5,
    pointsReward: 150,
    participantLimit: 2,
    currentParticipants: 1,
    completedParticipants: 0,
    isActive: true,
    createdAt: '2026-11-20T08:00:00Z',
    expiresAt: '2026-11-27T08:00:00Z',
    creatorName: 'Omar',
    creatorAvatar: '🌱',
    userParticipation: null,
    ...values,
  };
}

describe('the tabs', () => {
  const list = [
    challenge({ id: 'old', createdAt: '2026-11-01T08:00:00Z' }),
    challenge({ id: 'new' }),
    challenge({ id: 'mine', isActive: false, userParticipation: joined }),
    challenge({ id: 'over', isActive: false, createdAt: '2026-10-01T08:00:00Z' }),
  ];
  const ids = (tab: Parameters<typeof challengesOf>[0]) => challengesOf(tab, list).map(({ id }) => id);

  it('show what runs, what the hero takes part in, and what is over, newest first', () => {
    expect(ids('active')).toEqual(['new', 'old']);
    expect(ids('mine')).toEqual(['mine']);
    expect(ids('completed')).toEqual(['mine', 'over']);
  });
});

describe('a hero and a challenge', () => {
  it.each<[string, Partial<SocialChallenge>]>([
    ['open', {}],
    ['full', { currentParticipants: 2 }],
    ['full', { currentParticipants: 3 }],
    ['joined', { userParticipation: joined }],
    ['joined', { userParticipation: joined, currentParticipants: 2, isActive: false }],
    ['completed', { userParticipation: { ...joined, status: 'completed' } }],
    ['ended', { isActive: false }],
    ['ended', { expiresAt: '2026-11-21T08:00:00Z' }],
  ])('stand at %s with %o', (standing, values) => {
    expect(standingOf(challenge(values), NOW)).toBe(standing);
  });
});

const SEEN_AT = Date.parse('2026-11-21T08:00:00Z');

describe('the words of a challenge', () => {
  it('have each type’s unit', () => {
    expect(amountIn('bottles_prevented', 100_000)).toBe('100,000');
    expect(amountIn('co2_saved', 5)).toBe('5 kg');
    expect(amountIn('trade_value', 2000)).toBe('AED 2,000');
    expect(amountIn('points_earned', 1000)).toBe('1,000 pts');
  });

  it.each([
    ['2026-11-24T13:59:00Z', '3d 5h'],
    ['2026-11-22T08:00:00Z', '1d 0h'],
    ['2026-11-22T07:59:00Z', '23h'],
    ['2026-11-21T08:30:00Z', '0h'],
    ['2026-11-21T08:00:00Z', 'Expired'],
  ])('say until %s that %s is left', (expiresAt, words) => {
    expect(timeLeft(expiresAt, SEEN_AT)).toBe(words);
  });
});

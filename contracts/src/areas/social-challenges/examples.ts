import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';

export const EXAMPLE_CHALLENGE = {
  id: EXAMPLE_ID,
  title: 'Bottles of the week',
  description: 'Who keeps a hundred bottles out of the sea?',
  challengeType: 'bottles_prevented',
  targetValue: 100,
  pointsReward: 100,
  participantLimit: 20,
  currentParticipants: 0,
  completedParticipants: 0,
  isActive: true,
  createdAt: EXAMPLE_TIME,
  expiresAt: '2026-11-28T08:30:00.000Z',
  creatorName: 'Layla Haddad',
  creatorAvatar: '🌍',
  userParticipation: null,
} as const;

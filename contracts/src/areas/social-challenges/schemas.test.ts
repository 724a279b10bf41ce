import { describe, expect, it } from '@jest/globals';
import { HIDDEN_TEXT } from '../../kernel/text/text-rules.js';
import { createChallengeRequestSchema } from './schemas.js';

const VALID = {
  title: 'Save the sea',
  description: 'Ten words are enough for all of us.',
  challengeType: 'bottles_prevented',
  targetValue: 100,
  duration: 7,
  pointsReward: 100,
  participantLimit: 20,
  creatorId: 'planet-hero-demo',
};
const messageOf = (change: Record<string, unknown>) =>
  createChallengeRequestSchema.safeParse({ ...VALID, ...change }).error?.issues[0]?.message;

describe('the create-challenge form', () => {
  it.each([
    ['title', 'Four', 'Title must be at least 5 characters'],
    ['title', '', 'Title must be at least 5 characters'],
    ['title', '    a    ', 'Title must be at least 5 characters'],
    ['title', undefined, 'Title must be at least 5 characters'],
    ['title', 'x'.repeat(101), 'Title must be at most 100 characters'],
    ['title', 'Save\u0000 the sea', HIDDEN_TEXT],
    ['description', 'Too short', 'Description must be at least 10 characters'],
    ['description', null, 'Description must be at least 10 characters'],
    ['description', 'With half a pair \ud800', HIDDEN_TEXT],
    ['challengeType', 'trees_planted', 'Choose what the challenge counts'],
    ['targetValue', 0, 'Target value must be positive'],
    ['targetValue', -5, 'Target value must be positive'],
    ['targetValue', 0.5, 'Target value must be positive'],
    ['targetValue', 'many', 'Target value must be positive'],
    ['targetValue', Number.NaN, 'Target value must be positive'],
    ['targetValue', 1_000_001, 'Target value must be at most 1000000'],
    ['duration', 0, 'Duration must be between 1-30 days'],
    ['duration', 31, 'Duration must be between 1-30 days'],
    ['duration', 1.5, 'Duration must be between 1-30 days'],
    ['pointsReward', 49, 'Minimum reward is 50 points'],
    ['pointsReward', 25_001, 'Maximum reward is 25000 points'],
    ['participantLimit', 1, 'Participant limit must be between 2-100'],
    ['participantLimit', 101, 'Participant limit must be between 2-100'],
  ])('with %s %j says: %#', (field, value, message) => {
    expect(messageOf({ [field]: value })).toBe(message);
  });

  it.each([
    ['the least of everything', {
      title: 'Fiver',
      description: '1234567890',
      targetValue: 1,
      duration: 1,
      pointsReward: 50,
      participantLimit: 2,
    }],
    ['the most of everything', {
      title: 'x'.repeat(100),
      description: 'x'.repeat(1000),
      targetValue: 1_000_000,
      duration: 30,
      pointsReward: 25_000,
      participantLimit: 100,
    }],
    ['markup, emoji, Arabic and line breaks', {
      title: '<b>Sea</b> 🌊',
      description: 'أنقذوا البحر\nمعاً <script>alert(1)</script>',
    }],
  ])('takes %s', (_, change) => {
    expect(createChallengeRequestSchema.parse({ ...VALID, ...change })).toMatchObject(change);
  });
});

import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import type { ChallengeForm } from '@planet-heroes/contracts/areas/social-challenges/schemas';

/** A challenge of the sample data, and who takes part in it with which progress, in the type's smallest unit. */
export interface SampleChallenge extends ChallengeForm {
  challengeId: string;
  creatorId: string;
  /** Hours before the seeding, or the day on which it began. */
  began: { hoursAgo: number } | { on: string };
  participants: readonly (readonly [heroId: string, progress: number])[];
}

/** Challenges of several creators: four under way, two that are over. */
export const SAMPLE_CHALLENGES: readonly SampleChallenge[] = [
  {
    challengeId: 'challenge-marina-bottles',
    creatorId: 'hero-00004',
    began: { hoursAgo: 50 },
    title: 'Marina Bottle Marathon',
    description:
      'A goal for the keenest: one hero, 100,000 bottles kept out of the Marina. Every phone counts.',
    challengeType: 'bottles_prevented',
    targetValue: 100_000,
    duration: 30,
    pointsReward: 1000,
    participantLimit: 50,
    participants: [
      [DEMO_HERO_ID, 840],
      ['hero-00004', 1280],
      ['hero-00009', 0],
      ['hero-00017', 1760],
      ['hero-00031', 300],
      ['hero-00052', 2000],
      ['hero-00088', 150],
    ],
  },
  {
    challengeId: 'challenge-cool-dubai',
    creatorId: 'hero-00011',
    began: { hoursAgo: 26 },
    title: 'Cool Down Dubai',
    description: 'Save five kilograms of CO2 each before the week is over. AED 2,500 of trades take you there.',
    challengeType: 'co2_saved',
    targetValue: 5,
    duration: 7,
    pointsReward: 150,
    participantLimit: 20,
    participants: [['hero-00011', 2400], ['hero-00023', 4960], ['hero-00067', 5000]],
  },
  {
    challengeId: 'challenge-drawer',
    creatorId: DEMO_HERO_ID,
    began: { hoursAgo: 80 },
    title: 'Empty the Drawer',
    description:
      'That old phone in your drawer is worth something. Bring in AED 2,000 of trade value with friends and family.',
    challengeType: 'trade_value',
    targetValue: 2000,
    duration: 30,
    pointsReward: 500,
    participantLimit: 30,
    participants: [['hero-00002', 1300], ['hero-00045', 0], ['hero-00101', 2000]],
  },
  {
    challengeId: 'challenge-points-sprint',
    creatorId: 'hero-00029',
    began: { hoursAgo: 6 },
    title: 'Weekend Points Sprint',
    description: 'Two days, one thousand points from verified trades. Only five seats: be quick.',
    challengeType: 'points_earned',
    targetValue: 1000,
    duration: 2,
    pointsReward: 100,
    participantLimit: 5,
    participants: [['hero-00029', 0], ['hero-00033', 0], ['hero-00041', 0], ['hero-00060', 0]],
  },
  {
    challengeId: 'challenge-first-thousand', creatorId: 'hero-00006', began: { on: '2025-10-01T08:00:00Z' },
    title: 'The First Thousand Bottles', description: 'Our first challenge: three heroes, one thousand bottles each.',
    challengeType: 'bottles_prevented', targetValue: 1000, duration: 30, pointsReward: 300, participantLimit: 3,
    participants: [[DEMO_HERO_ID, 1000], ['hero-00006', 1000], ['hero-00014', 1000]],
  },
  {
    challengeId: 'challenge-back-to-school',
    creatorId: 'hero-00038',
    began: { on: '2025-09-01T06:00:00Z' },
    title: 'Back to School, Back to Water',
    description: 'New term, old phones out: save ten kilograms of CO2 in September.',
    challengeType: 'co2_saved',
    targetValue: 10,
    duration: 21,
    pointsReward: 200,
    participantLimit: 25,
    participants: [['hero-00038', 10_000], ['hero-00072', 3800], ['hero-00095', 6200]],
  },
];

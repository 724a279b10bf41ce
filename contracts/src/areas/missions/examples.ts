export const EXAMPLE_MISSION = {
  id: 'mission-mangrove-nursery',
  title: 'A mangrove nursery by the creek',
  description: 'Ten thousand seedlings for the coast.',
  category: 'biodiversity',
  status: 'funding',
  currentFunding: 3_140_000,
  fundingGoal: 8_000_000,
  currentParticipants: 12,
  pointsReward: 250,
} as const;

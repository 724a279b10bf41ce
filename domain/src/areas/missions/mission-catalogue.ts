import { DEMO_SPONSOR_ID } from '@planet-heroes/contracts/kernel/demo';
import type { SponsoredMission, SponsorshipTier } from '@planet-heroes/contracts/areas/missions/schemas';

/** Whole dirhams as fils. */
const dirhams = (amount: number) => amount * 100;

/** The sponsors whom we know. */
export const KNOWN_SPONSORS = [
  { id: DEMO_SPONSOR_ID, name: 'Demo Sponsor' },
  { id: 'sponsor-creekside-logistics', name: 'Creekside Logistics' },
  { id: 'sponsor-al-noor-solar', name: 'Al Noor Solar' },
] as const;

/**
 * Community and Enterprise begin where the partners page says: at 1,000 and 5,000 US dollars (spec document 2, section
 * 2).
 */
export const TIERS: readonly SponsorshipTier[] = [
  {
    id: 'supporter',
    name: 'Supporter',
    minAmount: dirhams(500),
    maxAmount: dirhams(3_700) - 1,
    badgeColor: '#0ea5e9',
    benefits: [
      'Your name on the mission',
      'A digital supporter badge',
      'An impact summary when the mission ends',
      'Thanks in the community feed',
    ],
  },
  {
    id: 'community',
    name: 'Community',
    minAmount: dirhams(3_700),
    maxAmount: dirhams(10_000) - 1,
    badgeColor: '#16a34a',
    benefits: [
      'Your logo on the mission',
      'An impact report every month',
      'A place in the Heroes Forum',
      'Invitations to clean-up days',
      'A welcome post to all heroes',
    ],
  },
  {
    id: 'champion', name: 'Champion', minAmount: dirhams(10_000), maxAmount: dirhams(18_400) - 1, badgeColor: '#d97706',
    benefits: [
      'Your logo on the mission and its rewards',
      'A team day with the heroes of your mission',
      'An impact report every month',
      'A place on the partners page',
      'A case study at the end',
      'First choice of new missions',
    ],
  },
  {
    id: 'enterprise', name: 'Enterprise', minAmount: dirhams(18_400), badgeColor: '#7c3aed',
    benefits: [
      'A mission in your name', 'A contact person of your own', 'Impact figures for your sustainability report',
      'Team days for all your offices', 'Joint announcements', 'A bulk trade-in for your devices at the best tier',
    ],
  },
];

type Funding = Pick<SponsoredMission, 'status' | 'currentFunding' | 'fundingGoal'>;
const funding = (status: Funding['status'], current: number, goal: number): Funding => ({
  status, currentFunding: dirhams(current), fundingGoal: dirhams(goal),
});

/** The missions that the product begins with. */
export const MISSIONS: readonly SponsoredMission[] = [
  {
    id: 'mission-school-refill',
    title: 'Refill points for fifty schools',
    category: 'water',
    ...funding('funding', 46_250, 120_000),
    description:
      'Each school gets a filtered refill point, so that pupils bring a bottle instead of buying one. Heroes help to install them and count the bottles that nobody needed.',
    targetZone: 'Dubai Suburbs',
    currentParticipants: 184,
    pointsReward: 250,
  },
  {
    id: 'mission-mangrove-nursery',
    title: 'A mangrove nursery by the creek',
    category: 'biodiversity',
    ...funding('funding', 31_400, 80_000),
    description:
      'Ten thousand seedlings grow in a nursery by the creek before they are planted out. Mangroves keep carbon, shelter young fish and calm the waves.',
    targetZone: 'Dubai City Center',
    currentParticipants: 96,
    pointsReward: 300,
  },
  {
    id: 'mission-e-waste-vans',
    title: 'Collection vans for old phones',
    category: 'waste',
    ...funding('funding', 12_800, 60_000),
    description:
      'Two electric vans collect phones, chargers and tablets from homes that no drop-off point is near to. What still works is refurbished, the rest is recycled.',
    targetZone: 'Extended Dubai',
    currentParticipants: 58,
    pointsReward: 200,
  },
  {
    id: 'mission-hall-solar',
    title: 'Sunlight for community halls',
    category: 'energy',
    ...funding('funding', 88_000, 150_000),
    description:
      'Solar panels on the roofs of twelve community halls light the evenings and cool the rooms. What they do not use goes back into the grid.',
    currentParticipants: 142,
    pointsReward: 350,
  },
  {
    id: 'mission-last-mile-bikes',
    title: 'Cargo bikes for the last mile',
    category: 'transport',
    ...funding('active', 64_500, 90_000),
    description:
      'Forty cargo bikes take parcels through the old town, where vans stand in traffic. The first twenty are on the road, and the second half needs sponsors.',
    targetZone: 'Dubai City Center',
    currentParticipants: 75,
    pointsReward: 180,
  },
  {
    id: 'mission-ramadan-bottles',
    title: 'A million bottles by Ramadan',
    category: 'water',
    ...funding('active', 200_000, 200_000),
    description:
      'Heroes all over Dubai refill instead of buying, until a million bottles are prevented. The mission is fully funded and under way.',
    currentParticipants: 2_310,
    pointsReward: 500,
  },
  {
    id: 'mission-desert-clean-up',
    title: 'A desert without plastic',
    category: 'waste',
    ...funding('completed', 45_000, 45_000),
    description:
      'On twelve weekends heroes took 9.6 tonnes of plastic out of the dunes, where camels and gazelles used to eat it.',
    targetZone: 'Extended Dubai',
    currentParticipants: 640,
    pointsReward: 220,
  },
  {
    id: 'mission-balcony-gardens',
    title: 'A thousand balcony gardens',
    category: 'biodiversity',
    ...funding('completed', 28_000, 28_000),
    description:
      'A thousand balconies now grow native flowers that need little water and feed bees through the spring.',
    targetZone: 'Dubai Suburbs',
    currentParticipants: 1_004,
    pointsReward: 150,
  },
];

/** What the known sponsors have given to missions in the sample data. */
export const SAMPLE_SPONSORSHIPS = [
  {
    id: 'sponsorship-sample-1',
    sponsor: 'sponsor-al-noor-solar',
    mission: 'mission-hall-solar',
    tier: 'enterprise',
    amount: dirhams(20_000),
    message: 'Sunlight is what we have most of.',
    isAnonymous: false,
    submittedAt: new Date('2025-10-08T09:00:00Z'),
  },
  {
    id: 'sponsorship-sample-2',
    sponsor: 'sponsor-creekside-logistics',
    mission: 'mission-last-mile-bikes',
    tier: 'champion',
    amount: dirhams(15_000),
    message: 'Our riders will be the first on these bikes.',
    isAnonymous: false,
    submittedAt: new Date('2025-10-14T12:30:00Z'),
  },
  {
    id: 'sponsorship-sample-3',
    sponsor: 'sponsor-creekside-logistics',
    mission: 'mission-school-refill',
    tier: 'community',
    amount: dirhams(5000),
    message: null,
    isAnonymous: true,
    submittedAt: new Date('2025-10-21T07:15:00Z'),
  },
] as const;

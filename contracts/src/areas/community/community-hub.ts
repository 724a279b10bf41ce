/**
 * The headline challenge of the community hub (spec document 2, section 2): bottles that everybody kept out of use
 * since the public total stood at `fromTotalBottles`. Ramadan begins when the moon is sighted, which no calendar can
 * promise; `endsAt` is the day that Dubai's calendars expect for 1448.
 */
export const HEADLINE_CHALLENGE = {
  targetBottles: 1_000_000,
  fromTotalBottles: 1_650_000,
  endsAt: '2027-02-08T00:00:00+04:00',
  /** Bottles at which each of its rewards is unlocked. */
  rewardsAt: [500_000, 750_000, 1_000_000],
} as const;

/** An area of Dubai, the delivery zone that it lies in, and how many heroes live there (sample data of the hub). */
export interface DubaiArea {
  readonly id: string;
  readonly name: string;
  readonly zoneId: 'zone-1' | 'zone-2' | 'zone-3';
  readonly heroes: number;
}

export const DUBAI_AREAS = [
  { id: 'jebel-ali', name: 'Jebel Ali', zoneId: 'zone-3', heroes: 157 },
  { id: 'palm-jumeirah', name: 'Palm Jumeirah', zoneId: 'zone-2', heroes: 773 },
  { id: 'dubai-marina', name: 'Dubai Marina', zoneId: 'zone-2', heroes: 1684 },
  { id: 'umm-suqeim', name: 'Umm Suqeim', zoneId: 'zone-2', heroes: 842 },
  { id: 'jumeirah', name: 'Jumeirah', zoneId: 'zone-1', heroes: 1138 },
  { id: 'bur-dubai', name: 'Bur Dubai', zoneId: 'zone-1', heroes: 987 },
  { id: 'deira', name: 'Deira', zoneId: 'zone-1', heroes: 1064 },
  { id: 'lake-towers', name: 'Lake Towers', zoneId: 'zone-2', heroes: 958 },
  { id: 'al-barsha', name: 'Al Barsha', zoneId: 'zone-2', heroes: 1006 },
  { id: 'downtown', name: 'Downtown', zoneId: 'zone-1', heroes: 1420 },
  { id: 'garhoud', name: 'Garhoud', zoneId: 'zone-1', heroes: 516 },
  { id: 'dubai-south', name: 'Dubai South', zoneId: 'zone-3', heroes: 98 },
  { id: 'jumeirah-village', name: 'Jumeirah Village', zoneId: 'zone-2', heroes: 894 },
  { id: 'dubai-hills', name: 'Dubai Hills', zoneId: 'zone-2', heroes: 561 },
  { id: 'silicon-oasis', name: 'Silicon Oasis', zoneId: 'zone-3', heroes: 312 },
  { id: 'mirdif', name: 'Mirdif', zoneId: 'zone-2', heroes: 437 },
] as const satisfies readonly DubaiArea[];

export type DubaiAreaId = (typeof DUBAI_AREAS)[number]['id'];

/** What each achievement counts, and its steps. Points are lifetime points; the first two steps are the hero levels. */
export const ACHIEVEMENT_STEPS = {
  bottles: [100, 1000, 10_000, 100_000],
  points: [300, 600, 5000, 25_000, 100_000],
  trades: [1, 3, 10, 25],
  friends: [1, 5, 10, 20],
} as const;

export type AchievementKind = keyof typeof ACHIEVEMENT_STEPS;

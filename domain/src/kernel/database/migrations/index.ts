import { Foundation } from './20261121000000-foundation.js';
import { HeroesAndSchedule } from './20261121100000-heroes-and-schedule.js';
import { DubaiRewards } from './20261121110000-dubai-rewards.js';
import { SponsorshipsAndShares } from './20261121130000-sponsorships-and-shares.js';
import { Corporate } from './20261121140000-corporate.js';
import { SocialChallenges } from './20261121200000-social-challenges.js';
import { LogArchives } from './20261121210000-log-archives.js';
import { PaymentMethodWishes } from './20261121220000-payment-method-wishes.js';
import { CompletedPickups } from './20261121230000-completed-pickups.js';
import { LastingRefusals } from './20261121235000-lasting-refusals.js';
import { KeptPayloads } from './20261122100000-kept-payloads.js';
import { BadgesAndCheckIns } from './20261122300000-badges-and-check-ins.js';
import { CompanyLists } from './20261122500000-company-lists.js';

/** Every migration, oldest first. They only go forward. */
export const MIGRATIONS = [
  { name: '20261121000000-foundation', class: Foundation },
  { name: '20261121100000-heroes-and-schedule', class: HeroesAndSchedule },
  { name: '20261121110000-dubai-rewards', class: DubaiRewards },
  { name: '20261121130000-sponsorships-and-shares', class: SponsorshipsAndShares },
  { name: '20261121140000-corporate', class: Corporate },
  { name: '20261121200000-social-challenges', class: SocialChallenges },
  { name: '20261121210000-log-archives', class: LogArchives },
  { name: '20261121220000-payment-method-wishes', class: PaymentMethodWishes },
  { name: '20261121230000-completed-pickups', class: CompletedPickups },
  { name: '20261121235000-lasting-refusals', class: LastingRefusals },
  { name: '20261122100000-kept-payloads', class: KeptPayloads },
  { name: '20261122300000-badges-and-check-ins', class: BadgesAndCheckIns },
  { name: '20261122500000-company-lists', class: CompanyLists },
];

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
import { Accounts } from './20261122600000-accounts.js';
import { Outbox } from './20261122700000-outbox.js';
import { InstanceSecrets } from './20261122710000-instance-secrets.js';
import { CompanyMembers } from './20261122800000-company-members.js';
import { Operators } from './20261122900000-operators.js';
import { TradeInJourneys } from './20261123000000-trade-in-journeys.js';
import { Payouts } from './20261123010000-payouts.js';
import { AuditSearch } from './20261123100000-audit-search.js';
import { InvitationLanguages } from './20261123200000-invitation-languages.js';

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
  { name: '20261122600000-accounts', class: Accounts },
  { name: '20261122700000-outbox', class: Outbox },
  { name: '20261122710000-instance-secrets', class: InstanceSecrets },
  { name: '20261122800000-company-members', class: CompanyMembers },
  { name: '20261122900000-operators', class: Operators },
  { name: '20261123000000-trade-in-journeys', class: TradeInJourneys },
  { name: '20261123010000-payouts', class: Payouts },
  { name: '20261123100000-audit-search', class: AuditSearch },
  { name: '20261123200000-invitation-languages', class: InvitationLanguages },
];

import type { CommandName } from '@planet-heroes/contracts/commands';
import type { IngestEventType } from '@planet-heroes/contracts/ingest-events';
import { accounts } from './areas/accounts/accounts.area.js';
import { badges } from './areas/badges/badges.area.js';
import { companies } from './areas/companies/companies.area.js';
import { concierge } from './areas/concierge/concierge.area.js';
import { dubaiRewards } from './areas/dubai-rewards/dubai-rewards.area.js';
import { heroes } from './areas/heroes/heroes.area.js';
import { impact } from './areas/impact/impact.area.js';
import { imports } from './areas/imports/imports.area.js';
import { missions } from './areas/missions/missions.area.js';
import { notifications } from './areas/notifications/notifications.area.js';
import { operations } from './areas/operations/operations.area.js';
import { orders } from './areas/orders/orders.area.js';
import { payouts } from './areas/payouts/payouts.area.js';
import { pickups } from './areas/pickups/pickups.area.js';
import { quotes } from './areas/quotes/quotes.area.js';
import { shares } from './areas/shares/shares.area.js';
import { socialChallenges } from './areas/social-challenges/social-challenges.area.js';
import { support } from './areas/support/support.area.js';
import { tradeIns } from './areas/trade-ins/trade-ins.area.js';
import { translations } from './areas/translations/translations.area.js';
import { webhooks } from './areas/webhooks/webhooks.area.js';
import { Areas } from './kernel/areas/areas.js';

/** Every area. They are seeded, and react to each other's events, in this order. */
const LIST = [
  heroes,
  // Before accounts: when a hero leaves, these say whose choices go.
  notifications,
  accounts,
  impact,
  tradeIns,
  payouts,
  pickups,
  shares,
  socialChallenges,
  dubaiRewards,
  badges,
  missions,
  translations,
  companies,
  imports,
  quotes,
  orders,
  webhooks,
  concierge,
  support,
  operations,
] as const;

type Handled<Kind extends string> = (typeof LIST)[number] extends infer A
  ? A extends { readonly [K in Kind]: infer Handlers } ? keyof Handlers : never
  : never;
type Forgotten = Exclude<CommandName | IngestEventType, Handled<'commands'> | Handled<'events'>>;

/** A command or a kind of event that no area handles is named here by the compiler. */
const NOTHING_FORGOTTEN: [Forgotten] extends [never] ? true : Forgotten = true;

export const AREAS = new Areas(NOTHING_FORGOTTEN ? LIST : []);

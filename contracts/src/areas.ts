import { accounts } from './areas/accounts/accounts.contract.js';
import { companies } from './areas/companies/companies.contract.js';
import { concierge } from './areas/concierge/concierge.contract.js';
import { dubaiRewards } from './areas/dubai-rewards/dubai-rewards.contract.js';
import { heroes } from './areas/heroes/heroes.contract.js';
import { impact } from './areas/impact/impact.contract.js';
import { imports } from './areas/imports/imports.contract.js';
import { leaderboard } from './areas/leaderboard/leaderboard.contract.js';
import { missions } from './areas/missions/missions.contract.js';
import { notifications } from './areas/notifications/notifications.contract.js';
import { orders } from './areas/orders/orders.contract.js';
import { payouts } from './areas/payouts/payouts.contract.js';
import { pickups } from './areas/pickups/pickups.contract.js';
import { quotes } from './areas/quotes/quotes.contract.js';
import { shares } from './areas/shares/shares.contract.js';
import { socialChallenges } from './areas/social-challenges/social-challenges.contract.js';
import { support } from './areas/support/support.contract.js';
import { tradeIns } from './areas/trade-ins/trade-ins.contract.js';
import { translations } from './areas/translations/translations.contract.js';
import { webhooks } from './areas/webhooks/webhooks.contract.js';

/** Every area, in the order in which its calls, events and rooms are described. */
export const AREAS = [
  tradeIns,
  payouts,
  leaderboard,
  impact,
  heroes,
  accounts,
  shares,
  socialChallenges,
  missions,
  dubaiRewards,
  translations,
  pickups,
  concierge,
  quotes,
  imports,
  orders,
  companies,
  webhooks,
  notifications,
  support,
] as const;

import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule } from './areas/accounts/accounts.module.js';
import { CompaniesModule } from './areas/companies/companies.module.js';
import { ConciergeModule } from './areas/concierge/concierge.module.js';
import { DubaiRewardsModule } from './areas/dubai-rewards/dubai-rewards.module.js';
import { HeroesModule } from './areas/heroes/heroes.module.js';
import { ImpactModule } from './areas/impact/impact.module.js';
import { ImportsModule } from './areas/imports/imports.module.js';
import { LeaderboardModule } from './areas/leaderboard/leaderboard.module.js';
import { MissionsModule } from './areas/missions/missions.module.js';
import { NotificationsModule } from './areas/notifications/notifications.module.js';
import { OperationsModule } from './areas/operations/operations.module.js';
import { OrdersModule } from './areas/orders/orders.module.js';
import { PayoutsModule } from './areas/payouts/payouts.module.js';
import { PickupsModule } from './areas/pickups/pickups.module.js';
import { QuotesModule } from './areas/quotes/quotes.module.js';
import { SharesModule } from './areas/shares/shares.module.js';
import { SocialChallengesModule } from './areas/social-challenges/social-challenges.module.js';
import { SupportModule } from './areas/support/support.module.js';
import { TradeInsModule } from './areas/trade-ins/trade-ins.module.js';
import { TranslationsModule } from './areas/translations/translations.module.js';
import { WebhooksModule } from './areas/webhooks/webhooks.module.js';
import { type BackendOptions, FoundationModule } from './kernel/foundation/foundation.module.js';
import { KernelModule } from './kernel/kernel.module.js';

/** The one list of areas. */
const AREAS = [
  TradeInsModule,
  HeroesModule,
  AccountsModule,
  LeaderboardModule,
  ImpactModule,
  MissionsModule,
  SocialChallengesModule,
  DubaiRewardsModule,
  TranslationsModule,
  SharesModule,
  ConciergeModule,
  CompaniesModule,
  QuotesModule,
  OrdersModule,
  ImportsModule,
  WebhooksModule,
  NotificationsModule,
  PickupsModule,
  PayoutsModule,
  SupportModule,
  OperationsModule,
];

/** The web tier: calls, projections, live connections and operations. */
@Module({})
export class AppModule {
  static with(options: BackendOptions): DynamicModule {
    return { module: AppModule, imports: [FoundationModule.with(options), KernelModule, ...AREAS] };
  }
}

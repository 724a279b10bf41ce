import { type DynamicModule, Module } from '@nestjs/common';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from './backend-dependencies.js';
import { AcceptedCommands } from './kernel/commands/accepted-commands.js';
import { CommandBus } from './kernel/commands/command-bus.js';
import { CommandSweeper } from './kernel/commands/command-sweeper.js';
import { CommandsController } from './kernel/commands/commands.controller.js';
import { QueueDepths } from './kernel/commands/queue-depths.js';
import { HttpCommands } from './kernel/commands/http-commands.js';
import { CONCIERGE_PARTS } from './areas/concierge/concierge.parts.js';
import { CORPORATE_PARTS } from './areas/companies/corporate.parts.js';
import { HeroesController } from './areas/heroes/heroes.controller.js';
import { LeaderboardController } from './areas/leaderboard/leaderboard.controller.js';
import { MeController } from './areas/heroes/me.controller.js';
import { Draining } from './kernel/http/draining.js';
import { OperatorAttempts } from './kernel/http/operator-attempts.js';
import { OperatorGuard } from './kernel/http/operator.guard.js';
import { PreparedAnswers } from './kernel/http/prepared-answers.js';
import { WriteLimits } from './kernel/http/write-limits.js';
import { ImpactController } from './areas/impact/impact.controller.js';
import { BackendMetrics } from './kernel/observability/backend-metrics.js';
import { ReconciliationWatch } from './kernel/reconciliation/reconciliation-watch.js';
import { WriteTransactionsWatch } from './kernel/observability/write-transactions-watch.js';
import { BooksController } from './areas/operations/books.controller.js';
import { ClockController } from './areas/operations/clock.controller.js';
import { EventsController } from './areas/operations/events.controller.js';
import { FailedJobs } from './areas/operations/failed-jobs.js';
import { RecentFaults } from './kernel/observability/recent-faults.js';
import { HealthController } from './areas/operations/health.controller.js';
import { LogController } from './areas/operations/log.controller.js';
import { MetricsController } from './areas/operations/metrics.controller.js';
import { Overview } from './areas/operations/overview.js';
import { OverviewController } from './areas/operations/overview.controller.js';
import { ProjectionsController } from './areas/operations/projections.controller.js';
import { QueueReports } from './areas/operations/queue-reports.js';
import { QueuesController } from './areas/operations/queues.controller.js';
import { OpsTradeInsController } from './areas/trade-ins/desk.controller.js';
import { PICKUPS_PARTS } from './areas/pickups/pickups.parts.js';
import { Projections } from './kernel/projections/projections.js';
import { LiveGateway } from './kernel/rooms/live.gateway.js';
import { KeyHolders } from './areas/companies/key-holders.js';
import { RoomAccess } from './kernel/rooms/room-access.js';
import { Rooms } from './kernel/rooms/rooms.js';
import { REWARDS_PARTS } from './areas/dubai-rewards/rewards.parts.js';
import { Sessions } from './kernel/sessions/sessions.js';
import { SHARES_PARTS } from './areas/shares/shares.parts.js';
import { SOCIAL_CHALLENGES_PARTS } from './areas/social-challenges/social-challenges.parts.js';
import { SPONSORSHIPS_PARTS } from './areas/missions/sponsorships.parts.js';
import { TradesController } from './areas/trade-ins/trades.controller.js';

const AREAS = [REWARDS_PARTS, SOCIAL_CHALLENGES_PARTS, SPONSORSHIPS_PARTS, SHARES_PARTS, CORPORATE_PARTS, CONCIERGE_PARTS, PICKUPS_PARTS];

/** The web tier: calls, projections, live connections and operations. */
@Module({})
export class BackendModule {
  static with(dependencies: BackendDependencies, answers: PreparedAnswers, faults: RecentFaults, draining: Draining): DynamicModule {
    return {
      module: BackendModule,
      controllers: [
        TradesController,
        HeroesController,
        MeController,
        LeaderboardController,
        ImpactController,
        CommandsController,
        EventsController,
        ProjectionsController,
        HealthController,
        MetricsController,
        OpsTradeInsController,
        BooksController,
        LogController,
        QueuesController,
        OverviewController,
        ClockController,
        ...AREAS.flatMap(({ controllers }) => controllers),
      ],
      providers: [
        { provide: BACKEND_DEPENDENCIES, useValue: dependencies },
        { provide: PreparedAnswers, useValue: answers },
        { provide: RecentFaults, useValue: faults },
        { provide: Draining, useValue: draining },
        AcceptedCommands,
        CommandBus,
        CommandSweeper,
        QueueDepths,
        HttpCommands,
        Projections,
        BackendMetrics,
        ReconciliationWatch,
        WriteTransactionsWatch,
        FailedJobs,
        QueueReports,
        Overview,
        OperatorAttempts,
        OperatorGuard,
        WriteLimits,
        Sessions,
        RoomAccess,
        KeyHolders,
        Rooms,
        LiveGateway,
        ...AREAS.flatMap(({ providers }) => providers),
      ],
    };
  }
}

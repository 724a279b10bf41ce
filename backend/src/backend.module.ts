import { type DynamicModule, Module } from '@nestjs/common';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from './backend-dependencies.js';
import { AcceptedCommands } from './commands/accepted-commands.js';
import { CommandBus } from './commands/command-bus.js';
import { CommandSweeper } from './commands/command-sweeper.js';
import { CommandsController } from './commands/commands.controller.js';
import { QueueDepths } from './commands/queue-depths.js';
import { HttpCommands } from './commands/http-commands.js';
import { CONCIERGE_PARTS } from './concierge/concierge.parts.js';
import { CORPORATE_PARTS } from './corporate/corporate.parts.js';
import { HeroesController } from './heroes/heroes.controller.js';
import { LeaderboardController } from './heroes/leaderboard.controller.js';
import { MeController } from './heroes/me.controller.js';
import { Draining } from './http/draining.js';
import { OperatorAttempts } from './http/operator-attempts.js';
import { OperatorGuard } from './http/operator.guard.js';
import { PreparedAnswers } from './http/prepared-answers.js';
import { WriteLimits } from './http/write-limits.js';
import { ImpactController } from './impact/impact.controller.js';
import { BackendMetrics } from './ops/backend-metrics.js';
import { BooksWatch } from './ops/books-watch.js';
import { WriteTransactionsWatch } from './ops/write-transactions-watch.js';
import { BooksController } from './ops/books.controller.js';
import { ClockController } from './ops/clock.controller.js';
import { EventsController } from './ops/events.controller.js';
import { FailedJobs } from './ops/failed-jobs.js';
import { FaultRing } from './ops/fault-ring.js';
import { HealthController } from './ops/health.controller.js';
import { LogController } from './ops/log.controller.js';
import { MetricsController } from './ops/metrics.controller.js';
import { Overview } from './ops/overview.js';
import { OverviewController } from './ops/overview.controller.js';
import { ProjectionsController } from './ops/projections.controller.js';
import { QueueReports } from './ops/queue-reports.js';
import { QueuesController } from './ops/queues.controller.js';
import { OpsTradeInsController } from './ops/trade-ins.controller.js';
import { PICKUPS_PARTS } from './pickups/pickups.parts.js';
import { Projections } from './projections/projections.js';
import { LiveGateway } from './realtime/live.gateway.js';
import { KeyHolders } from './realtime/key-holders.js';
import { RoomAccess } from './realtime/room-access.js';
import { Rooms } from './realtime/rooms.js';
import { REWARDS_PARTS } from './rewards/rewards.parts.js';
import { Sessions } from './sessions/sessions.js';
import { SHARES_PARTS } from './shares/shares.parts.js';
import { SOCIAL_CHALLENGES_PARTS } from './social-challenges/social-challenges.parts.js';
import { SPONSORSHIPS_PARTS } from './sponsorships/sponsorships.parts.js';
import { TradesController } from './trades/trades.controller.js';

const AREAS = [REWARDS_PARTS, SOCIAL_CHALLENGES_PARTS, SPONSORSHIPS_PARTS, SHARES_PARTS, CORPORATE_PARTS, CONCIERGE_PARTS, PICKUPS_PARTS];

/** The web tier: calls, projections, live connections and operations. */
@Module({})
export class BackendModule {
  static with(dependencies: BackendDependencies, answers: PreparedAnswers, faults: FaultRing, draining: Draining): DynamicModule {
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
        { provide: FaultRing, useValue: faults },
        { provide: Draining, useValue: draining },
        AcceptedCommands,
        CommandBus,
        CommandSweeper,
        QueueDepths,
        HttpCommands,
        Projections,
        BackendMetrics,
        BooksWatch,
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

import { type DynamicModule, Module } from '@nestjs/common';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from './backend-dependencies.js';
import { AcceptedCommands } from './commands/accepted-commands.js';
import { CommandBus } from './commands/command-bus.js';
import { CommandSweeper } from './commands/command-sweeper.js';
import { CommandsController } from './commands/commands.controller.js';
import { HttpCommands } from './commands/http-commands.js';
import { LeaderboardController } from './heroes/leaderboard.controller.js';
import { PreparedAnswers } from './http/prepared-answers.js';
import { ImpactController } from './impact/impact.controller.js';
import { BackendMetrics } from './ops/backend-metrics.js';
import { EventsController } from './ops/events.controller.js';
import { HealthController } from './ops/health.controller.js';
import { MetricsController } from './ops/metrics.controller.js';
import { ProjectionsController } from './ops/projections.controller.js';
import { Projections } from './projections/projections.js';
import { LiveGateway } from './realtime/live.gateway.js';
import { Rooms } from './realtime/rooms.js';
import { TradesController } from './trades/trades.controller.js';

/** The web tier: calls, projections, live connections and operations. */
@Module({})
export class BackendModule {
  static with(dependencies: BackendDependencies, answers: PreparedAnswers): DynamicModule {
    return {
      module: BackendModule,
      controllers: [
        TradesController,
        LeaderboardController,
        ImpactController,
        CommandsController,
        EventsController,
        ProjectionsController,
        HealthController,
        MetricsController,
      ],
      providers: [
        { provide: BACKEND_DEPENDENCIES, useValue: dependencies },
        { provide: PreparedAnswers, useValue: answers },
        AcceptedCommands,
        CommandBus,
        CommandSweeper,
        HttpCommands,
        Projections,
        BackendMetrics,
        Rooms,
        LiveGateway,
      ],
    };
  }
}

import { Module } from '@nestjs/common';
import { BooksController } from './books.controller.js';
import { ClockController } from './clock.controller.js';
import { CloudEventBodies } from './cloud-event-bodies.js';
import { CommandSteps } from './command-steps.js';
import { EventsController } from './events.controller.js';
import { FailedJobs } from './failed-jobs.js';
import { HealthController } from './health.controller.js';
import { LogController } from './log.controller.js';
import { MetricsController } from './metrics.controller.js';
import { OpsPage } from './ops-page.js';
import { OperatorsController } from './operators.controller.js';
import { Overview } from './overview.js';
import { OverviewController } from './overview.controller.js';
import { ProjectionsController } from './projections.controller.js';
import { QueueBoard } from './queue-board.js';
import { QueueMetrics } from './queue-metrics.js';
import { QueueReports } from './queue-reports.js';
import { QueuesController } from './queues.controller.js';
import { RecordingsController } from './recordings.controller.js';

@Module({
  controllers: [
    BooksController,
    ClockController,
    EventsController,
    HealthController,
    LogController,
    OperatorsController,
    MetricsController,
    OverviewController,
    ProjectionsController,
    QueuesController,
    RecordingsController,
  ],
  providers: [CloudEventBodies, CommandSteps, FailedJobs, OpsPage, Overview, QueueBoard, QueueMetrics, QueueReports],
})
export class OperationsModule {}

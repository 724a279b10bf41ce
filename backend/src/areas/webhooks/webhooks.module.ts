import { Module } from '@nestjs/common';
import { readDeliveryBacklog } from '@planet-heroes/domain/areas/webhooks/deliveries';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { BacklogMetrics } from '../../kernel/observability/backlog-metrics.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { WebhooksController } from './webhooks.controller.js';

@Module({ imports: [CompaniesModule], controllers: [WebhooksController] })
export class WebhooksModule {
  constructor(backlogs: BacklogMetrics, database: Database) {
    backlogs.add('webhooks', () => readDeliveryBacklog(database));
  }
}

import { Global, Module } from '@nestjs/common';
import { BackendMetrics } from './backend-metrics.js';
import { BacklogMetrics } from './backlog-metrics.js';
import { MessageMetrics } from './message-metrics.js';
import { RecentFaults } from './recent-faults.js';
import { WriteTransactionsWatch } from './write-transactions-watch.js';

@Global()
@Module({
  providers: [BackendMetrics, BacklogMetrics, MessageMetrics, RecentFaults, WriteTransactionsWatch],
  exports: [BackendMetrics, BacklogMetrics, RecentFaults],
})
export class ObservabilityModule {}

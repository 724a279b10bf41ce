import { Global, Module } from '@nestjs/common';
import { BackendMetrics } from './backend-metrics.js';
import { RecentFaults } from './recent-faults.js';
import { WriteTransactionsWatch } from './write-transactions-watch.js';

@Global()
@Module({ providers: [BackendMetrics, RecentFaults, WriteTransactionsWatch], exports: [BackendMetrics, RecentFaults] })
export class ObservabilityModule {}

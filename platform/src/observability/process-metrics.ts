import { getHeapStatistics } from 'node:v8';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';

/** A pool of connections, as far as it is measured. */
export interface MeasuredPool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** Measures a process (memory, processor, event loop) and its pool of connections to the database. */
export function measureProcess(registry: Registry, pool: MeasuredPool): void {
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'planet_heap_limit_bytes', help: 'The heap at which this process ends.', registers: [registry],
  }).set(getHeapStatistics().heap_size_limit);
  new Gauge({
    name: 'planet_database_connections', help: 'Connections of this process to PostgreSQL.', labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: 'planet_database_pool_waiting', help: 'Callers within this process that wait for a connection.',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount);
    },
  });
}

import { describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { QueueMetrics } from './queue-metrics.js';

const QUEUE = {
  name: 'heroes', paused: false, waiting: 4, active: 3, delayed: 2, failed: 1, oldestWaitingSeconds: 5, workers: 6,
  drainPerSecond: 7, secondsToEmpty: 8, wantedWorkers: 9,
};
const GROUP = { name: 'all', queues: ['heroes'], workers: 2, utilisation: 0.5, oldestWaitingSeconds: 3, wantedWorkers: 4 };

describe('the metrics of queues', () => {
  const registry = new Registry();
  let readRecent: () => Promise<unknown>;
  let memoryUsed = (): Promise<number> => Promise.reject(new Error('away'));
  const platform = { memoryUsed: () => memoryUsed() };
  void new QueueMetrics(registry, { readRecent: () => readRecent() } as never, platform as never);
  const read = async (answer: typeof readRecent) => {
    readRecent = answer;
    return (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  };

  it('are what the report says of each queue and group', async () => {
    expect(await read(async () => ({ queues: [QUEUE], groups: [GROUP] }))).toEqual([
      'planet_queue_jobs{queue="heroes",state="waiting"} 4',
      'planet_queue_jobs{queue="heroes",state="active"} 3',
      'planet_queue_jobs{queue="heroes",state="delayed"} 2',
      'planet_queue_jobs{queue="heroes",state="failed"} 1',
      'planet_queue_oldest_waiting_seconds{queue="heroes"} 5',
      'planet_queue_workers{queue="heroes"} 6',
      'planet_queue_drain_per_second{queue="heroes"} 7',
      'planet_queue_seconds_to_empty{queue="heroes"} 8',
      'planet_worker_group_workers{group="all"} 2',
      'planet_worker_group_utilisation{group="all"} 0.5',
      'planet_worker_group_oldest_waiting_seconds{group="all"} 3',
      'planet_worker_group_wanted{group="all"} 4',
    ]);
  });

  it('are absent where nothing drains a queue, and all of them while the queues are away', async () => {
    const idle = await read(async () => ({ queues: [{ ...QUEUE, secondsToEmpty: null }], groups: [] }));
    expect(idle.filter((line) => /seconds_to_empty|group/.test(line))).toEqual([]);
    expect(idle).toHaveLength(7);
    expect(await read(() => Promise.reject(new Error('away')))).toEqual([]);
  });

  it('say how full Redis is, and nothing while it is away', async () => {
    const nothing = async () => ({ queues: [], groups: [] });
    memoryUsed = async () => 0.7;
    expect(await read(nothing)).toEqual(['planet_redis_memory_ratio 0.7']);
    memoryUsed = () => Promise.reject(new Error('away'));
    expect(await read(nothing)).toEqual([]);
  });
});

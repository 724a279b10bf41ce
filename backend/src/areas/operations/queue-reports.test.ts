import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import { QUEUE_SETTINGS, type QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import { removeBeats, writeBeats } from '@planet-heroes/domain/kernel/backlog/worker-beats';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import { FailedJobs } from './failed-jobs.js';
import { QueueReports } from './queue-reports.js';

interface Stand {
  waiting?: number;
  paused?: boolean;
  counts?: object;
  /** The oldest that waits. */
  oldest?: { timestamp: number; processedOn?: number; attemptsMade: number };
  failedJobs?: object[];
}

/** Queues that return what a test sets. */
const queuesOf = (stands: Partial<Record<QueueName, Stand>>) => ({
  of: (name: QueueName) => {
    const { waiting = 0, paused = false, counts = {}, oldest, failedJobs = [] } = stands[name] ?? {};
    return {
      getJobCountByTypes: async () => waiting,
      getJobCounts: async () => counts,
      isPaused: async () => paused,
      getJobs: async ([state]: string[]) => (state === 'failed' ? failedJobs : oldest ? [oldest] : []),
    };
  },
});
const beat = (queue: string, finishedPerSecond: number, utilisation: number | null = 0.6) =>
  ({ queue, concurrency: 10, finishedPerSecond, meanJobMs: 5, utilisation });

describe('how queues stand', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase('minimal');
    await writeBeats(opened.database, { processId: 'one', workerGroup: 'all' }, [beat('heroes', 2), beat('operations', 0)]);
    await writeBeats(opened.database, { processId: 'two', workerGroup: 'all' }, [beat('heroes', 1), beat('operations', 0)]);
    await writeBeats(opened.database, { processId: 'three', workerGroup: 'claims' }, [
      beat('heroes', 1), beat('reward-claims', 0, 2),
    ]);
  });
  afterAll(() => opened.close());

  const reportsOf = (stands: Partial<Record<QueueName, Stand>>) =>
    new QueueReports(opened.database, queuesOf(stands) as never);
  const report = async (name: QueueName, stand: Stand) =>
    (await reportsOf({ [name]: stand }).read()).queues.find((queue) => queue.name === name)!;
  const group = async (name: string, stands: Partial<Record<QueueName, Stand>>) =>
    (await reportsOf(stands).read()).groups.find((each) => each.name === name)!;

  it('reports each, with the counts of its jobs', async () => {
    const { queues } = await reportsOf({}).read();
    expect(queues.map(({ name }) => name)).toEqual(COMMAND_QUEUES);
    expect(await report('heroes', { waiting: 8, paused: true, counts: { active: 1, delayed: 2, failed: 3 } })).toEqual({
      name: 'heroes', paused: true, waiting: 8, active: 1, delayed: 2, failed: 3, oldestWaitingSeconds: 0,
      workers: 3, drainPerSecond: 4, secondsToEmpty: 2, wantedWorkers: 2 + 1,
    });
  });

  it('reports how long it takes to empty, where somebody drains it', async () => {
    expect((await report('heroes', {})).secondsToEmpty).toBe(0);
    expect(await report('reward-claims', { waiting: 1 })).toMatchObject({ workers: 1, drainPerSecond: 0, secondsToEmpty: null });
    expect(await report('webhooks', { waiting: 1 })).toMatchObject({
      workers: 0, drainPerSecond: 0, secondsToEmpty: null, wantedWorkers: 1,
    });
  });

  it('counts a job’s age from when it came, and of one that failed from when it was due again', async () => {
    const { backoffMs } = QUEUE_SETTINGS.webhooks;
    const now = Date.now();
    const age = async (oldest: Stand['oldest']) => (await report('webhooks', { oldest: oldest! })).oldestWaitingSeconds;
    const close = (found: number, seconds: number) => expect(Math.abs(found - seconds)).toBeLessThan(5);
    close(await age({ timestamp: now - 100_000, attemptsMade: 0 }), 100);
    close(await age({ timestamp: now - 100_000, processedOn: now - 50_000, attemptsMade: 0 }), 100);
    const processedOn = now - 50_000 - 4 * backoffMs;
    close(await age({ timestamp: now - 500_000, processedOn, attemptsMade: 3 }), 50);
    expect(await age({ timestamp: now + 100_000, attemptsMade: 0 })).toBe(0);
  });

  it('asks for more workers for what waits, but not for a queue that is paused or one that does not scale', async () => {
    const oldest = { timestamp: Date.now() - 100_000, attemptsMade: 0 };
    expect(await group('all', {})).toEqual({
      name: 'all', queues: COMMAND_QUEUES.filter((name) => name === 'heroes' || name === 'operations'), workers: 2,
      utilisation: expect.closeTo(0.6, 5), oldestWaitingSeconds: 0, wantedWorkers: 2,
    });
    expect(await group('claims', {})).toMatchObject({ utilisation: 1, workers: 1, wantedWorkers: 1 });
    const young = { timestamp: Date.now() - 100, attemptsMade: 0 };
    expect((await group('claims', { 'reward-claims': { oldest: young } })).wantedWorkers).toBe(2);
    expect((await group('all', { heroes: { oldest } })).oldestWaitingSeconds).toBeGreaterThan(90);
    expect((await group('all', { heroes: { oldest } })).wantedWorkers).toBe(4);
    const unhelped = { oldestWaitingSeconds: 0, wantedWorkers: 2 };
    expect(await group('all', { heroes: { oldest, paused: true } })).toMatchObject(unhelped);
    expect(await group('all', { operations: { oldest } })).toMatchObject(unhelped);
  });

  it('counts a process that has just started, but not how busy its start keeps it', async () => {
    const starting = { processId: 'starting', workerGroup: 'all' };
    await writeBeats(opened.database, starting, [beat('heroes', 0, null), beat('operations', 0, null)]);
    expect(await group('all', {})).toMatchObject({ workers: 3, utilisation: expect.closeTo(0.6, 5) });
    await removeBeats(opened.database, starting.processId);
  });

  it('is known without the database but for the workers', async () => {
    const broken = new Proxy(opened.database, {
      get: () => () => {
        throw new Error('away');
      },
    });
    const { queues, groups } = await new QueueReports(broken, queuesOf({ heroes: { waiting: 1 } }) as never).readKnown();
    expect(groups).toBeNull();
    const unknown = { workers: null, drainPerSecond: null, wantedWorkers: null };
    expect(queues.find(({ name }) => name === 'heroes')).toMatchObject({ waiting: 1, secondsToEmpty: null, ...unknown });
    expect(queues.find(({ name }) => name === 'webhooks')).toMatchObject({ waiting: 0, secondsToEmpty: 0, ...unknown });
  });

  it('is read once for all who ask at the same moment', async () => {
    const reports = reportsOf({});
    const first = reports.readRecent();
    expect(reports.readRecent()).toBe(first);
    await first;
  });

  it('forgets a process that stops, and one that ended an hour ago without a word', async () => {
    await writeBeats(opened.database, { processId: 'gone', workerGroup: 'gone' }, [beat('webhooks', 1)]);
    const groups = async () => (await reportsOf({}).read()).groups.map(({ name }) => name);
    expect(await groups()).toEqual(['all', 'claims', 'gone']);
    const age = (seconds: number) =>
      opened.database.query(
        `update worker_beat set beat_at = now() - make_interval(secs => $1) where process_id = 'gone'`, [seconds],
      );
    await age(16);
    expect(await groups()).toEqual(['all', 'claims']);
    await removeBeats(opened.database, 'none');
    const kept = () => opened.database.query(`select from worker_beat where process_id = 'gone'`);
    expect(await kept()).toHaveLength(1);
    await age(3_601);
    await removeBeats(opened.database, 'none');
    expect(await kept()).toEqual([]);
  });
});

describe('jobs that failed', () => {
  const job = (id: string, finishedOn: number | undefined, change: object = {}) => ({
    id, queueName: 'heroes', name: 'update-hero', timestamp: 1_000, finishedOn, attemptsMade: 5, failedReason: 'broken',
    data: { id, scope: 'hero:h', payload: { email: 'layla@example.com' } }, ...change,
  });

  it('are listed with the newest first, up to as many as are wanted, without contacts', async () => {
    const queues = queuesOf({
      heroes: { failedJobs: [job('a', 3_000), job('b', undefined)] },
      webhooks: { failedJobs: [job('c', 2_000, { queueName: 'webhooks', failedReason: undefined })] },
    });
    const failed = new FailedJobs({} as never, queues as never);
    expect((await failed.list(undefined, 3)).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(await failed.list(undefined, 1)).toEqual([{
      queue: 'heroes', id: 'a', command: 'update-hero', scope: 'hero:h', attempts: 5, reason: 'broken',
      failedAt: new Date(3_000).toISOString(), payload: { email: '***' },
    }]);
    expect(await failed.list('webhooks', 3)).toMatchObject([{ id: 'c', reason: 'unknown' }]);
  });

  it('are listed without a payload that was kept apart, while the database is away', async () => {
    const kept = job('a', 1, { data: { id: 'a', scope: 's', payload: null, payloadKept: true } });
    const database = {
      tables: () => {
        throw new Error('away');
      },
    };
    const failed = new FailedJobs(database as never, queuesOf({ heroes: { failedJobs: [kept] } }) as never);
    expect(await failed.list('heroes', 3)).toMatchObject([{ id: 'a', payload: null }]);
  });

  it.each([
    ['was retried', { getState: async () => 'failed' }, undefined],
    ['is gone', undefined, 'unknown_job'],
    ['has not failed', { getState: async () => 'active' }, 'unknown_job'],
    ['was retried by somebody else', { getState: async () => 'failed', retry: fails, isFailed: async () => false }, 'unknown_job'],
    ['cannot be retried', { getState: async () => 'failed', retry: fails, isFailed: async () => true }, 'away'],
  ])('one that %s', async (_, given, code) => {
    let retried = 0;
    const found = given && { data: { id: 'a' }, retry: async () => void retried++, ...given };
    const queues = { of: () => ({ getJob: async () => found }) };
    const opened = await openTestDatabase('minimal');
    try {
      const outcome = await new FailedJobs(opened.database, queues as never).retry('heroes', 'a')
        .catch((error: { code?: string; message: string }) => error.code ?? error.message);
      expect([outcome, retried]).toEqual([code, code === undefined ? 1 : 0]);
    } finally {
      await opened.close();
    }
  });
});

function fails(): Promise<never> {
  return Promise.reject(new Error('away'));
}

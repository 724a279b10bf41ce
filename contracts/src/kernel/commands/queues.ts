/** Every queue. A live queue is never renamed without draining it first. */
export const QUEUES = [
  'trade-calculations',
  'trade-ins',
  'reward-claims',
  'challenges',
  'sponsorships',
  'heroes',
  'corporate-orders',
  'concierge',
  'event-ingest',
  'webhooks',
  'accounts',
  'notifications',
  'operations',
] as const;
export type QueueName = (typeof QUEUES)[number];

/** How a queue's jobs are run and kept. Times in ms, ages in seconds (as BullMQ takes them). */
export interface QueueSettings {
  /** Jobs that one worker process runs at once. */
  concurrency: number;
  /** Whether it asks for more worker processes when it is busy. */
  scales: boolean;
  /** Whether its commands are short, so that workers in the backend's process run them at once. */
  isShort: boolean;
  attempts: number;
  backoffMs: number;
  /** How long a silent worker keeps a job before another takes it over. */
  lockMs: number;
  stalledCheckMs: number;
  keepCompleted: { age: number; count: number };
  keepFailed: { age: number; count: number };
  /** One of this many completed jobs removes the expired ones. */
  removalEvery: number;
}

const DAY = 86_400;
const usual: QueueSettings = {
  concurrency: 10,
  scales: true,
  isShort: true,
  attempts: 5,
  backoffMs: 200,
  lockMs: 10_000,
  stalledCheckMs: 3_000,
  keepCompleted: { age: 3600, count: 2_000 },
  keepFailed: { age: 14 * DAY, count: 5_000 },
  removalEvery: 50,
};

/** One row per queue: a missing one does not compile. */
export const QUEUE_SETTINGS: Readonly<Record<QueueName, QueueSettings>> = {
  // Pure computing gains nothing from more at once; a few let the next job travel with the answer to the last.
  'trade-calculations': { ...usual, attempts: 3, keepCompleted: { age: 600, count: 1_000 } },
  // Each step makes many round trips to the database: with ten slots, the steps of a busy evening wait for one, or go
  // by the queue's table where workers run in the backend's process.
  'trade-ins': { ...usual, concurrency: 30 },
  // Claims, joins and events that are in hand at once are handled together, so that a crowd makes few transactions.
  'reward-claims': { ...usual, concurrency: 100 },
  challenges: { ...usual, concurrency: 50 },
  sponsorships: usual,
  heroes: { ...usual, concurrency: 50 },
  'corporate-orders': usual,
  // What people write to the concierge is kept no longer than it takes to answer them.
  concierge: {
    ...usual, isShort: false, concurrency: 20, attempts: 2, lockMs: 20_000,
    keepCompleted: { age: 60, count: 500 }, keepFailed: { age: DAY, count: 100 }, removalEvery: 1,
  },
  'event-ingest': { ...usual, concurrency: 50 },
  webhooks: { ...usual, isShort: false, concurrency: 20, attempts: 10, backoffMs: 30_000, lockMs: 30_000 },
  accounts: usual,
  // A message that another worker has claimed is tried again after as long as that may take.
  notifications: { ...usual, isShort: false, concurrency: 10, attempts: 10, backoffMs: 30_000, lockMs: 30_000 },
  // Reconciliation and moves of a test instance's clock: one after the other, and nobody waits.
  operations: { ...usual, isShort: false, concurrency: 1, scales: false },
};

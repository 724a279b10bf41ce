import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LogPosition } from '@planet-heroes/contracts/kernel/events/log-position';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Transaction } from '../database/database.js';
import { appendEvents } from './append-events.js';
import { currentLogStart, type LogStart, readLog } from './read-log.js';

describe('reading the event log', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let start: LogStart;
  beforeAll(async () => {
    opened = await openTestDatabase();
    start = await opened.database.transaction((transaction) => currentLogStart(transaction), {
      isolation: 'repeatable read',
    });
  });
  afterAll(() => opened.close());

  const write = (transaction: Transaction, heroId: string) =>
    appendEvents(transaction, [
      {
        type: 'points.earned',
        subject: heroId,
        cause: 'test',
        time: new Date(0),
        data: { heroId, points: 1, rule: 'r', reason: '' },
      },
    ]);
  const subjects = async (after: LogPosition = start.position) =>
    (await readLog(opened.database, after, start.snapshot, 100)).map(({ subject }) => subject);

  it('holds back what a slower, earlier transaction could still slip in front of', async () => {
    let finishSlow = () => {};
    const slowMayFinish = new Promise<void>((resolve) => (finishSlow = resolve));
    let slowHasWritten = () => {};
    const slowWrote = new Promise<void>((resolve) => (slowHasWritten = resolve));
    const slow = opened.database.transaction(async (transaction) => {
      await write(transaction, 'slow');
      slowHasWritten();
      await slowMayFinish;
    });
    await slowWrote;
    await opened.database.transaction((transaction) => write(transaction, 'fast'));
    expect(await subjects()).toEqual([]);
    finishSlow();
    await slow;
    expect(await subjects()).toEqual(['slow', 'fast']);
  });

  it('goes on from a position without repeating or missing', async () => {
    const [first] = await readLog(opened.database, start.position, start.snapshot, 1);
    expect(await subjects(first!.position)).toEqual(['fast']);
  });

  it('leaves out what the snapshot it starts from has seen', async () => {
    const later = await opened.database.transaction((transaction) => currentLogStart(transaction), {
      isolation: 'repeatable read',
    });
    await opened.database.transaction((transaction) => write(transaction, 'new'));
    const events = await readLog(opened.database, { transactionId: '0', row: '0' }, later.snapshot, 100);
    expect(events.map(({ subject }) => subject)).toEqual(['new']);
  });

  it('orders transactions by number where their ids gain a digit', async () => {
    // As text, "1000…" would come before "999…", and a reader that took it first would never go back.
    const insert = (transactionId: number, subject: string) =>
      opened.database.query(
        `insert into event_log (transaction_id, id, type, source, subject, data, cause, occurred_at)
         values ($1::xid8, gen_random_uuid(), 'hero.renamed', 'test', $2, '{}', 'test', now())`,
        [String(transactionId), subject],
      );
    await insert(99, 'lower');
    await insert(100, 'higher');
    const events = await readLog(opened.database, { transactionId: '98', row: '0' }, '3:3:', 100);
    expect(events.slice(0, 2).map(({ subject }) => subject)).toEqual(['lower', 'higher']);
    await opened.database.query(`delete from event_log where source = 'test'`);
  });

  it('shows nothing of a transaction that was rolled back', async () => {
    const before = await subjects();
    expect(before).toHaveLength(3);
    await opened.database
      .transaction(async (transaction) => {
        await write(transaction, 'undone');
        throw new Error('undo');
      })
      .catch(() => undefined);
    expect(await subjects()).toEqual(before);
  });
});

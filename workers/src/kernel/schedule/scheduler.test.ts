import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import type { CommandJob } from '@planet-heroes/contracts/commands';
import { scheduleCommands } from '@planet-heroes/domain/kernel/schedule/schedule-commands';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import { until } from '../../../../tests/support/until.js';
import { readConfig } from '@planet-heroes/platform/config/config';
import { Scheduler } from './scheduler.js';

describe('the scheduler', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  it('puts what a queue did not take there as soon as it can, and the rest only once', async () => {
    const { database } = opened;
    const due = { name: 'expire-quote' as const, payload: { quoteId: 'Q' }, dueAt: new Date(0) };
    await scheduleCommands(database, [{ ...due, id: 'taken' }, { ...due, id: 'not-taken' }]);
    const added: string[] = [];
    let refusals = 0;
    const queue = {
      async add(_: string, { key }: CommandJob) {
        if (key === 'not-taken' && refusals++ === 0) throw new Error('Command timed out');
        added.push(key);
      },
    };
    const scheduler = new Scheduler(database, { of: () => queue } as never, pino({ level: 'silent' }), readConfig({}));
    scheduler.start();
    try {
      await until('the second try', () => added.includes('not-taken'), 10_000);
    } finally {
      scheduler.stop();
    }
    expect(refusals).toBe(2);
    expect(added.filter((key) => key === 'taken')).toEqual(['taken']);
  });
});

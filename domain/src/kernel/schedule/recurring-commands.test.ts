import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SERVICES } from '../../../../tests/support/command-services.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import { runCommand } from '../commands/run-command.js';
import { scheduleRecurring } from './recurring-commands.js';
import { takeDueCommands } from './take-due-commands.js';

describe('what is done again and again', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  it('is planned once for its time, however many say so, and not again when it is done', async () => {
    const { database } = opened;
    const minute = new Date('2026-03-06T14:20:30Z');
    await Promise.all([1, 2, 3].map(() => scheduleRecurring(database, minute)));
    const jobs = await takeDueCommands(database, 100);
    expect(jobs.map(({ name }) => name).toSorted()).toEqual(['check-books', 'compare-ranks', 'remove-old-records']);
    for (const job of jobs)
      expect(await runCommand(database, job, TEST_SERVICES)).toMatchObject({ status: 'succeeded' });
    await scheduleRecurring(database, minute);
    expect(await database.query('select from scheduled_command where recurring')).toEqual([]);
    await scheduleRecurring(database, new Date(minute.getTime() + 60_000));
    expect((await takeDueCommands(database, 100)).map(({ name }) => name)).toEqual(['check-books']);
  });

  it('takes a command whose outcome is there off the schedule', async () => {
    const { database } = opened;
    const insert = () =>
      database.query(
        `insert into scheduled_command (id, name, payload, due_at) values ('once', 'check-books', '{}', now())`,
      );
    await insert();
    const [job] = (await takeDueCommands(database, 100)).filter(({ key }) => key === 'once');
    await runCommand(database, job!, TEST_SERVICES);
    await insert();
    await runCommand(database, job!, TEST_SERVICES);
    expect(await database.query(`select from scheduled_command where id = 'once'`)).toEqual([]);
  });
});

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
    await Promise.all([1, 2, 3].map(() => scheduleRecurring(database, { at: minute })));
    const jobs = await takeDueCommands(database, 100);
    expect(jobs.map(({ name }) => name).toSorted()).toEqual(['check-books', 'compare-ranks', 'remove-old-records']);
    for (const job of jobs)
      expect(await runCommand(database, job, TEST_SERVICES)).toMatchObject({ status: 'succeeded' });
    await scheduleRecurring(database, { at: minute });
    expect(await database.query('select from scheduled_command where recurring')).toEqual([]);
    await scheduleRecurring(database, { at: new Date(minute.getTime() + 60_000) });
    expect((await takeDueCommands(database, 100)).map(({ name }) => name)).toEqual(['check-books']);
  });

  it('has sample heroes trade in a demo alone, the same trade by whichever process plans it', async () => {
    const { database } = opened;
    const at = new Date('2026-03-06T15:00:05Z');
    await scheduleRecurring(database, { at, demoCity: true });
    await scheduleRecurring(database, { at: new Date(at.getTime() + 2_000), demoCity: true });
    const trades = (await takeDueCommands(database, 100)).filter(({ name }) => name === 'ingest-event');
    expect(trades).toMatchObject([{ payload: { events: [{ source: 'urn:planet-heroes:demo-city' }] } }]);
    const { heroId } = (trades[0]!.payload as { events: { data: { heroId: string } }[] }).events[0]!.data;
    await database.query(
      `insert into hero (id, name, referral_code, score_reached_at, joined_at) values ($1, 'S', 'HEROS', now(), now())`,
      [heroId],
    );
    expect(await runCommand(database, trades[0]!, TEST_SERVICES)).toMatchObject({
      status: 'succeeded',
      result: { results: [{ status: 'applied' }] },
    });
  });

  it('is forgotten an hour after its time where it failed for good, however often it was queued', async () => {
    const { database } = opened;
    const planned = async () =>
      (await database.query<{ id: string }>('select id from scheduled_command where recurring order by id'))
        .map(({ id }) => id);
    const at = async (time: string) => {
      await scheduleRecurring(database, { at: new Date(time) });
      // Workers do so every 30 seconds with commands without an outcome.
      await database.query(`update scheduled_command set enqueued_at = now() - interval '31 seconds'`);
      await takeDueCommands(database, 1_000);
      return planned();
    };
    const ids = (minute: number, hour: number) => [
      `check-books-${minute}`, `compare-ranks-${hour}`, `remove-old-records-${hour}`,
    ];
    await database.query('delete from scheduled_command');
    const minute = Date.parse('2026-03-07T14:20:00Z') / 60_000;
    const hour = Math.floor(minute / 60);
    const failed = await at('2026-03-07T14:20:30Z');
    expect(failed).toEqual(ids(minute, hour));
    expect(await at('2026-03-07T15:20:59Z')).toEqual([...failed, ...ids(minute + 60, hour + 1)].toSorted());
    expect(await at('2026-03-07T15:21:00Z')).not.toContain(`check-books-${minute}`);
    expect(await at('2026-03-07T15:59:59Z')).toEqual(expect.arrayContaining(failed.slice(1)));
    expect(await at('2026-03-08T14:20:30Z')).toEqual(ids(minute + 24 * 60, hour + 24));
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

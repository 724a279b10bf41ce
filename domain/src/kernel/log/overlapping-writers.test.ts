import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import { runs } from '../../../../tests/support/runs.js';
import { createTestDatabase, openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.js';
import { currentLogStart, readLog } from './read-log.js';

const WRITERS = 3;

/** Opens, or ends, the transaction of one of the writers or of a foreign one; or reads. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), by: fc.nat(WRITERS - 1) }),
  fc.record({ kind: fc.constant('end' as const), by: fc.nat(WRITERS - 1), how: fc.constantFrom('commit', 'rollback') }),
  fc.record({ kind: fc.constant('foreign' as const), by: fc.nat(WRITERS - 1) }),
  fc.record({ kind: fc.constant('read' as const) }),
);

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let foreign: TestDatabase;
let writers: pg.Client[] = [];
let foreigners: pg.Client[] = [];

beforeAll(async () => {
  opened = await openTestDatabase();
  foreign = await createTestDatabase();
  const connect = (connectionString: string) =>
    Promise.all(Array.from({ length: WRITERS }, async () => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      return client;
    }));
  writers = await connect(opened.url);
  foreigners = await connect(foreign.url);
});
afterAll(async () => {
  await Promise.all([...writers, ...foreigners].map((client) => client.end()));
  await opened.close();
  await foreign.drop();
});

it('gives each event once and in order, and waits for slower writers of its own database alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      await Promise.all([...writers, ...foreigners].map((client) => client.query('rollback')));
      const start = await opened.database.transaction(currentLogStart, { isolation: 'repeatable read' });
      const open = new Map<number, { id: bigint; subject: string }>();
      const abroad = new Set<number>();
      let committed: { id: bigint; subject: string }[] = [];
      let position = start.position;
      const got: string[] = [];

      const read = async (): Promise<void> => {
        const events = await readLog(opened.database, position, start.snapshot, 100);
        position = events.at(-1)?.position ?? position;
        got.push(...events.map(({ subject }) => subject));
        const slowest = [...open.values()].reduce<bigint | undefined>(
          (least, { id }) => (least === undefined || id < least ? id : least),
          undefined,
        );
        const readable = committed.filter(({ id }) => slowest === undefined || id < slowest);
        expect(got).toEqual(readable.map(({ subject }) => subject));
      };
      const end = async (by: number, how: string): Promise<void> => {
        await writers[by]!.query(how);
        if (how === 'commit') committed = [...committed, open.get(by)!].toSorted((a, b) => Number(a.id - b.id));
        open.delete(by);
      };

      for (const each of steps) {
        if (each.kind === 'read') await read();
        if (each.kind === 'write' && !open.has(each.by)) {
          const subject = randomUUID();
          await writers[each.by]!.query('begin');
          const { rows: [row] } = await writers[each.by]!.query(
            `insert into event_log (id, type, source, subject, data, cause, occurred_at)
             values (gen_random_uuid(), 'hero.renamed', 'test', $1, '{}', 'test', now()) returning transaction_id`,
            [subject],
          );
          open.set(each.by, { id: BigInt(row.transaction_id), subject });
        }
        if (each.kind === 'end' && open.has(each.by)) await end(each.by, each.how);
        if (each.kind === 'foreign') {
          const isOpen = abroad.delete(each.by);
          await foreigners[each.by]!.query(isOpen ? 'commit' : 'begin; select pg_current_xact_id()');
          if (!isOpen) abroad.add(each.by);
        }
      }
      for (const by of open.keys()) await end(by, 'commit');
      await read();
    }),
    { numRuns: runs(1_000, 40) },
  );
});

import pg from 'pg';
import { ask, codeOf, counted, withEach, type Write } from '../processes/client.ts';
import { claim, ingest, reward } from '../processes/offers.ts';
import { reconciliationFaults } from '../processes/reconciliation.ts';
import { until } from '../support/until.ts';
import { type Chaos, line, scaled } from './chaos-run.ts';
import type { ChaosRow } from './report.ts';
import { onSite } from './site.ts';

/** Each hero claims once, and of a key the tables have a digest alone. */
const scopeOf = ({ as }: Write) => `hero:${as}`;

/** R4: the backend is killed when commands are committed and not answered yet. */
export function backendKilled(chaos: Chaos): Promise<ChaosRow[]> {
  const count = scaled(chaos, 100, 20);
  // An answer waits for this node's reads to show its effect: as long as the log is held back, below.
  return onSite(
    { heroes: count, backends: 2, environment: { READ_YOUR_WRITES_MS: '30000', COMMAND_WAIT_MS: '30000' } },
    async (site) => {
      const [doomed, other] = site.backends as [typeof site.backends[0] & object, typeof site.backends[0] & object];
      await ingest(site.address, [reward('answered-late')]);
      const holder = new pg.Client({ connectionString: site.postgres.url });
      await holder.connect();
      await holder.query('begin');
      await holder.query('select pg_current_xact_id()');
      const writes = Array.from({ length: count }, (_, at) => claim('answered-late', `bulk-${1 + at}`));
      let answered = 0;
      const sent = withEach(writes, count, (write) =>
        ask(
          doomed.address,
          'POST',
          write.path,
          write,
        )
          .then(() => answered++, () => undefined));
      const committed = async () =>
        (await site.query<{ rows: number }>(`select count(*)::int as rows from command_result where scope = any($1) and name = 'claim-reward'`, [
          writes.map(scopeOf),
        ]))[0]!.rows;
      await until('every claim to be committed', async () => (await committed()) === count);
      await doomed.end('SIGKILL');
      await sent;
      await holder.query('rollback');
      await holder.end();
      const stored = await site.query<{ scope: string; receipt: { claimId: string } }>(
        `select scope, outcome -> 'result' as receipt from command_result where scope = any($1) and name = 'claim-reward'`,
        [writes.map(scopeOf)],
      );
      const receipts = new Map(stored.map(({ scope, receipt }) => [scope, receipt.claimId]));

      const again = await withEach(writes, 20, (write) => ask(other.address, 'POST', write.path, write));
      const faults: string[] = [];
      if (answered > 0) faults.push(`${answered} were answered before the kill`);
      again.forEach((answer, at) => {
        if (answer.status !== 201 || answer.headers['idempotency-replayed'] !== 'true')
          faults.push(`a retry was answered with ${answer.status} ${codeOf(answer)}`);
        else if (
          answer
            .body
            .claimId !== receipts.get(scopeOf(writes[at]!))
        ) faults.push('a retry got another receipt');
      });
      const [row] = await site.query<{ claims: number }>(
        `select count(*)::int as claims from reward_claim where reward_id = 'answered-late'`,
      );
      if (row!.claims !== count) faults.push(`${row!.claims} claims in the table`);
      await doomed.start();
      faults.push(...(await reconciliationFaults(site.backends)));
      return [
        line(
          chaos,
          'R4',
          `backend SIGKILLed with ${count} claims committed, none answered`,
          'the retry with the same key gets the stored answer',
          `${
            counted(
              again.map(({ status, headers }) => `${status}${headers['idempotency-replayed'] ? ' replayed' : ''}`),
            )
          }; ${row!.claims} claims`,
          faults,
        ),
      ];
    },
  );
}

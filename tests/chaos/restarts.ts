import { setTimeout as delay } from 'node:timers/promises';
import { balance } from '../processes/balancer.ts';
import { type Answer, ask, counted, operate, type Write } from '../processes/client.ts';
import { claim, ingest, reward } from '../processes/offers.ts';
import { reconciliationFaults } from '../processes/reconciliation.ts';
import { until } from '../support/until.ts';
import { type Chaos, drawn, line, scaled } from './chaos-run.ts';
import { sponsor } from './mixed-writes.ts';
import type { ChaosRow } from './report.ts';
import { onSite } from './site.ts';

const HEROES = 2_000;
const REWARD = 'wanted-meanwhile';
const WRITES_PER_SECOND = 100;
const DRAIN_SECONDS = 2;

/** R15: backends and workers are restarted in turn, by SIGTERM, while others write without a pause. */
export function restarted(chaos: Chaos): Promise<ChaosRow[]> {
  const restarts = scaled(chaos, 30, 4);
  return onSite({
    heroes: HEROES,
    backends: 2,
    workers: 2,
    environment: { DRAIN_SECONDS: String(DRAIN_SECONDS), COMMAND_WAIT_MS: '10000' },
  }, async (site) => {
    await ingest(site.address, [reward(REWARD)]);
    const faults: string[] = [];
    const balancer = balance(site.backends);
    const seen: (Answer | Error)[] = [];
    let over = false;
    const writing = writeOn(chaos, seen, () => balancer.next(), () => over);
    let compared = 0;
    for (let at = 0; at < restarts; at++) {
      // A backend, a backend, a worker: each start must come to the tables' figures while events flow.
      const parts = at % 3 === 2 ? site.workers : site.backends;
      const part = parts[drawn(chaos, 0, parts.length)]!;
      await part.end('SIGTERM');
      await part.start();
      await until('the process to be ready', async () => (await fetch(`${part.address}/health/ready`)).ok);
      for (const { address } of site.backends) {
        // A reload would hide that the start was wrong: the counter shows it.
        await operate(address, 'POST', '/api/ops/books/check');
        const metrics = (await ask(address, 'GET', '/metrics')).body as string;
        const reloads = [...metrics.matchAll(/^planet_projection_reloads_total\{projection="([\w-]+)"\} (\d+)$/gm)]
          .filter(([, , count]) => count !== '0');
        faults.push(...reloads.map(([, name]) => `${name} differed from the tables after restart ${at + 1}`));
        compared++;
      }
    }
    over = true;
    await writing;
    balancer.stop();
    faults.push(
      ...seen.filter((each) => each instanceof Error || each.status >= 400).map((each) => (each instanceof Error
        ? each.message
        : `an answer was ${each.status} ${JSON.stringify(each.body)}`)
      ),
    );
    faults.push(...(await reconciliationFaults(site.backends)));
    const statuses = counted(seen.map((each) => (each instanceof Error ? 'broken' : each.status)));
    return [
      line(
        chaos,
        'R15',
        `${restarts} restarts of backends and workers under ${WRITES_PER_SECOND} writes/s on kept connections`,
        'no caller meets an error; each node’s hashes are the tables’ after each',
        `${seen.length} writes: ${statuses}; ${compared} comparisons`,
        faults,
      ),
    ];
  });
}

/** Writes at a rate until `isOver`. */
async function writeOn(
  chaos: Chaos,
  seen: (Answer | Error)[],
  address: () => string,
  isOver: () => boolean,
): Promise<void> {
  const sent: Promise<unknown>[] = [];
  const started = performance.now();
  while (!isOver()) {
    const due = Math.floor(((performance.now() - started) / 1000) * WRITES_PER_SECOND);
    while (sent.length < due) {
      const write: Write = chaos.random() < 0.8 ? claim(REWARD, `bulk-${1 + (sent.length % HEROES)}`) : sponsor();
      sent.push(
        ask(address(), 'POST', write.path, write).then(
          (answer) => seen.push(answer),
          (error: Error) => seen.push(error),
        ),
      );
    }
    await delay(10);
  }
  await Promise.all(sent);
}

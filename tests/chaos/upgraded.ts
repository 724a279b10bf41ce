import { randomUUID } from 'node:crypto';
import { MIGRATIONS } from '@planet-heroes/domain/kernel/database/migrations/index';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { balance } from '../processes/balancer.ts';
import { bringToEnd, type Ended } from '../processes/bring-to-end.ts';
import { ask } from '../processes/client.ts';
import { type Part, untilReady } from '../processes/part.ts';
import { steadyTrades } from '../processes/trades.ts';
import { nextMigration } from '../support/next-migration.ts';
import { type Chaos, line, scaled } from './chaos-run.ts';
import { figuresOf, MixedWrites } from './mixed-writes.ts';
import type { ChaosRow } from './report.ts';
import { onSite } from './site.ts';

const IN_FLIGHT = 10;
const TRADES_PER_SECOND = 20;
const CONTACT = { companyName: 'Al Noor', contactName: 'Layla', email: 'layla@alnoor.example', phone: '+971 4 555 0142' };
const DEVICES = [{ model: 'iphone-13', condition: 'good', quantity: 5 }];

/** Of the tables that the load writes most: columns, their derived values, an index and a check. */
const NEXT = [
  nextMigration('1-column', ['alter table hero add initial text'], {
    fills: [{ table: 'hero', column: 'initial', value: 'left(filled.name, 1)' }],
  }),
  nextMigration('2-claims', ['alter table reward_claim add channel text']),
  nextMigration('3-index', [
    'drop index concurrently if exists ledger_entry_by_rule',
    'create index concurrently ledger_entry_by_rule on ledger_entry (rule)',
  ], { isTransactional: false }),
  nextMigration('4-check', ['alter table hero add constraint hero_earned check (lifetime_points >= 0) not valid']),
  nextMigration('5-checked', ['alter table hero validate constraint hero_earned']),
];

/**
 * R25: the schema of a next release comes in under load, then processes are replaced in turn, workers first, and the
 * other way round. There is no release before 1.0.0: the processes are of the same one, the migrations are made here.
 */
export function upgraded(chaos: Chaos): Promise<ChaosRow[]> {
  const count = scaled(chaos, 20_000, 2_000);
  return onSite({
    heroes: count,
    backends: 2,
    workers: 2,
    environment: { DRAIN_SECONDS: '2', COMMAND_WAIT_MS: '10000' },
  }, async (site) => {
    const mixed = new MixedWrites(chaos, count);
    await mixed.prepare(site);
    const balancer = balance(site.backends);
    const trades = steadyTrades(() => balancer.next(), {
      perSecond: TRADES_PER_SECOND, heroes: count, random: chaos.random,
    });
    const mixedEnded: Ended[] = [];
    const orders: Ended[] = [];
    const loading = { isOver: false };
    const left = mixed.writes.values();
    const writing = Promise.all(Array.from({ length: IN_FLIGHT }, async () => {
      for (const write of left) {
        mixedEnded.push(await bringToEnd([balancer.next(), balancer.next()], write));
        if (loading.isOver) return;
      }
    }));
    const ordering = orderedOn(() => [balancer.next(), balancer.next()], loading, orders);
    const gaveWay = await migrated(site.postgres.url);
    const during = mixedEnded.length;
    await replaced([...site.workers, ...site.backends]);
    await replaced([...site.backends, ...site.workers]);
    const faults = mixedEnded.length === count ? ['the load was over before the upgrade'] : [];
    loading.isOver = true;
    await writing;
    faults.push(...(await ordering));
    await trades.stop();
    balancer.stop();
    const met = [...mixedEnded, ...orders].flatMap(({ seen, answer }) => [...seen, answer.status])
      .filter((status) => status === 0 || status >= 500);
    faults.push(...met.map((status) => `a caller met ${status || 'a broken connection'}`));
    faults.push(...(await mixed.faults(site, mixedEnded)));
    if (during === 0) faults.push('nothing was written during the migrations');
    return [line(
      chaos,
      'R25',
      `${NEXT.length} migrations of a next release under claims, joins, sponsorships, orders and `
        + `${TRADES_PER_SECOND} trades/s, `
        + 'then every process replaced twice, in both orders',
      'nothing is lost, no caller meets a 5xx, the books hold',
      `${figuresOf(mixedEnded)}; ${orders.length} steps of companies’ orders; ${during} during the migrations, which gave way ${gaveWay} times`,
      faults,
    )];
  });
}

/** A company orders again and again, each step to its end; returns what of it failed or is not there afterwards. */
async function orderedOn(addresses: () => string[], loading: { isOver: boolean }, ended: Ended[]): Promise<string[]> {
  const step = async (path: string, body?: unknown, headers?: Record<string, string>) => {
    const sender = headers ? { headers } : { as: 'operator' };
    const end = await bringToEnd(addresses(), { path, body, key: randomUUID(), ...sender });
    ended.push(end);
    if (!end.done) throw new Error(`${path} ended with ${end.code}`);
    return end.answer.body;
  };
  const { apiKey } = await step('/api/ops/companies', { id: 'ordering', name: 'Al Noor', email: CONTACT.email });
  const key = { authorization: `Bearer ${apiKey}` };
  const faults: string[] = [];
  while (!loading.isOver) {
    try {
      const { id: quote } = await step('/api/corporate/quotes', { ...CONTACT, devices: DEVICES }, key);
      await step(`/api/ops/quotes/${quote}/review`, {});
      await step(`/api/ops/quotes/${quote}/approve`);
      const { order: { id } } = await step(`/api/corporate/quotes/${quote}/accept`, undefined, key);
      await step(`/api/corporate/orders/${id}/approve`, undefined, key);
      const { status, body } = await ask(addresses()[0]!, 'GET', `/api/corporate/orders/${id}`, { headers: key });
      if (status !== 200 || body.status !== 'processing') faults.push(`order ${id} is ${body.status ?? status} after its approval`);
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  return faults;
}

/** Migrates as the next release's job does; returns how often it gave way. */
async function migrated(url: string): Promise<number> {
  const database = await openDatabase({ url });
  let gaveWay = 0;
  try {
    await prepareDatabase(database, 'trial', {
      log: { info: () => undefined, warn: () => gaveWay++ },
      migrations: [...MIGRATIONS, ...NEXT],
    });
    return gaveWay;
  } finally {
    await database.close();
  }
}

async function replaced(parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    await part.end('SIGTERM');
    await part.start();
    await untilReady([part]);
  }
}

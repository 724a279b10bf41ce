import { MIGRATIONS } from '@planet-heroes/domain/kernel/database/migrations/index';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { balance } from '../processes/balancer.ts';
import { bringToEnd, type Ended } from '../processes/bring-to-end.ts';
import { type Part, untilReady } from '../processes/part.ts';
import { steadyTrades } from '../processes/trades.ts';
import { nextMigration } from '../support/next-migration.ts';
import { type Chaos, line, scaled } from './chaos-run.ts';
import { figuresOf, MixedWrites } from './mixed-writes.ts';
import type { ChaosRow } from './report.ts';
import { onSite } from './site.ts';

const IN_FLIGHT = 10;
const TRADES_PER_SECOND = 20;

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
    const ended: Ended[] = [];
    const loading = { isOver: false };
    const left = mixed.writes.values();
    const writing = Promise.all(Array.from({ length: IN_FLIGHT }, async () => {
      for (const write of left) {
        ended.push(await bringToEnd([balancer.next(), balancer.next()], write));
        if (loading.isOver) return;
      }
    }));
    const gaveWay = await migrated(site.postgres.url);
    const during = ended.length;
    await replaced([...site.workers, ...site.backends]);
    await replaced([...site.backends, ...site.workers]);
    const faults = ended.length === count ? ['the load was over before the upgrade'] : [];
    loading.isOver = true;
    await writing;
    await trades.stop();
    balancer.stop();
    const met = ended.flatMap(({ seen, answer }) => [...seen, answer.status])
      .filter((status) => status === 0 || status >= 500);
    faults.push(...met.map((status) => `a caller met ${status || 'a broken connection'}`));
    faults.push(...(await mixed.faults(site, ended)));
    if (during === 0) faults.push('nothing was written during the migrations');
    return [line(
      chaos,
      'R25',
      `${NEXT.length} migrations of a next release under claims, joins, sponsorships and ${TRADES_PER_SECOND} trades/s, `
        + 'then every process replaced twice, in both orders',
      'nothing is lost, no caller meets a 5xx, the books hold',
      `${figuresOf(ended)}; ${during} during the migrations, which gave way ${gaveWay} times`,
      faults,
    )];
  });
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

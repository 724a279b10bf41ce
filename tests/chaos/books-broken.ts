import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, codeOf, operate, withEach } from '../processes/client.ts';
import { claim, ingest, reward } from '../processes/offers.ts';
import { reconciliationFaults } from '../processes/reconciliation.ts';
import { until } from '../support/until.ts';
import { bringToEnd } from '../processes/bring-to-end.ts';
import { type Chaos, drawn, line, scaled } from './chaos-run.ts';
import { figuresOf, MixedWrites } from './mixed-writes.ts';
import type { ChaosRow } from './report.ts';
import { onSite, type Site } from './site.ts';

/** The check runs every minute, and each node looks at its report every minute. */
const NOTICED_WITHIN_MS = 150_000;

interface Break {
  what: string;
  break: string;
  mend: string;
  /** Says nothing of points or rewards: claims go on. */
  pausesNoClaims?: true;
}

/**
 * R14: rows are broken behind the product's back; the check must find each, stop claims, raise its alarm, and let go
 * again.
 */
export function booksBroken(chaos: Chaos): Promise<ChaosRow[]> {
  const count = scaled(chaos, 500, 80);
  return onSite({ heroes: count }, async (site) => {
    await ingest(site.address, [reward('paused')]);
    const mixed = new MixedWrites(chaos, count);
    await mixed.prepare(site);
    const ended = await withEach(mixed.writes, 20, (write) => bringToEnd([site.address], write));
    const after = line(
      chaos,
      'R14',
      'a load of claims, joins and sponsorships',
      'the books hold after it',
      figuresOf(ended),
      await mixed.faults(site, ended),
    );

    const hero = `bulk-${drawn(chaos, 1, count)}`;
    const ledger = `(select id from ledger_entry where hero_id = '${hero}' order by id limit 1)`;
    const breaks: Break[] = [
      {
        what: 'a balance',
        break: `update hero set available_points = available_points + 7 where id = '${hero}'`,
        mend: `update hero set available_points = available_points - 7 where id = '${hero}'`,
      },
      {
        what: 'an entry of the ledger',
        break: `update ledger_entry set amount = amount + 3 where id = ${ledger}`,
        mend: `update ledger_entry set amount = amount - 3 where id = ${ledger}`,
      },
      {
        what: 'what a hero owes of its held points',
        break: `update hero set owed_points = owed_points + 5 where id = '${hero}'`,
        mend: `update hero set owed_points = owed_points - 5 where id = '${hero}'`,
      },
      {
        what: 'the count of a reward',
        break: `update dubai_reward set claimed_quantity = claimed_quantity + 1 where id = 'mixed-plenty'`,
        mend: `update dubai_reward set claimed_quantity = claimed_quantity - 1 where id = 'mixed-plenty'`,
      },
      {
        what: 'the funding of a mission',
        break:
          `update sponsored_mission set current_funding = current_funding + 100 where id = 'mission-school-refill'`,
        mend: `update sponsored_mission set current_funding = current_funding - 100 where id = 'mission-school-refill'`,
        pausesNoClaims: true,
      },
    ];
    const rows = [after];
    for (const each of breaks) rows.push(await breakAndMend(chaos, site, each));
    rows.push(await noticedByItself(chaos, site, breaks[0]!));
    return rows;
  });
}

/** Broken, found by the next reconciliation that is asked for, and mended. */
async function breakAndMend(
  chaos: Chaos,
  site: Site,
  { what, break: breaking, mend, pausesNoClaims }: Break,
): Promise<ChaosRow> {
  const faults: string[] = [];
  await site.query(breaking);
  const found = await operate(site.address, 'POST', '/api/ops/books/check');
  const broken = found.checks.filter(({ holds }: any) => !holds);
  if (found.holds) faults.push('the check found nothing');
  const shown = await operate(site.address, 'GET', '/api/ops/books');
  if (shown.holds) faults.push('GET /api/ops/books does not show it');
  const meanwhile = await claimOne(site);
  if (meanwhile !== (pausesNoClaims ? 'succeeded' : 'claims_paused'))
    faults.push(`a claim was answered with ${meanwhile}`);
  await site.query(mend);
  faults.push(...(await reconciliationFaults(site.backends)));
  const taken = await claimOne(site);
  if (taken !== 'succeeded') faults.push(`a claim was answered with ${taken} once mended`);
  return line(
    chaos,
    'R14',
    `${what} changed behind the product’s back`,
    pausesNoClaims ? 'found, shown; claims go on' : 'found, shown, claims paused; taken again once mended',
    broken.map(({ name }: any) => `“${name}”`).join(', '),
    faults,
  );
}

/** Broken, and nobody asks: the minute's own check must find it and raise the alarm. */
async function noticedByItself(chaos: Chaos, site: Site, { break: breaking, mend }: Break): Promise<ChaosRow> {
  const faults: string[] = [];
  await site.query(breaking);
  const started = performance.now();
  await until('claims to be paused', async () => (await claimOne(site)) === 'claims_paused', NOTICED_WITHIN_MS);
  const pausedS = Math.round((performance.now() - started) / 1000);
  await until(
    'the alarm',
    async () => /^planet_books_balanced 0$/m.test((await ask(site.address, 'GET', '/metrics')).body),
    NOTICED_WITHIN_MS,
  );
  const alarmS = Math.round((performance.now() - started) / 1000);
  const logs = () =>
    readdirSync(site.folder).filter((name) => name.startsWith('port-')).map((name) =>
      readFileSync(join(site.folder, name), 'utf8')
    );
  await until('the log to say so', () => logs().some((log) => log.includes('Reconciliation fails')), 5_000).catch(
    () => faults.push('the log says nothing')
  );
  await site.query(mend);
  await until('claims to be taken again', async () => (await claimOne(site)) === 'succeeded', NOTICED_WITHIN_MS);
  faults.push(...(await reconciliationFaults(site.backends)));
  return line(
    chaos,
    'R14',
    'a balance changed, nobody asks for a check',
    'the minute’s check pauses claims and raises the alarm, and lets go automatically',
    `paused after ${pausedS} s, alarm after ${alarmS} s, open again ${
      Math.round((performance.now() - started) / 1000) - alarmS
    } s after it was mended`,
    faults,
  );
}

async function claimOne({ address }: Site): Promise<string> {
  const write = claim('paused', 'bulk-1');
  return codeOf(await ask(address, 'POST', write.path, write));
}

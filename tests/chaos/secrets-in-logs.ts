import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, cookieOf } from '../processes/client.ts';
import { claim, ingest, reward } from '../processes/offers.ts';
import { OPERATOR_TOKEN, SESSION_SECRET } from '../processes/secrets.ts';
import { type Chaos, line } from './chaos-run.ts';
import type { ChaosRow } from './report.ts';
import { onSite } from './site.ts';

/**
 * Sends every kind of secret, rightly and wrongly, and looks for them in all that the processes wrote at the finest
 * level.
 */
export function secretsInLogs(chaos: Chaos): Promise<ChaosRow> {
  return onSite({ heroes: 5, environment: { LOG_LEVEL: 'trace' } }, async (site) => {
    const { address } = site;
    const { apiKey } = await created(address, '/api/ops/companies', {
      id: 'gulf',
      name: 'Gulf',
      email: 'it@gulf.example',
    });
    await ingest(address, [reward('logged')]);
    const write = claim('logged', 'bulk-1');
    await ask(address, 'POST', write.path, write);
    const guess = 'a-guessed-operator-token';
    const forged = `${cookieOf('bulk-2').slice(0, -6)}AAAAAA`;
    const wrongly: Record<string, string>[] = [{ authorization: `Bearer ${guess}` }, { cookie: forged }, {
      authorization: `Bearer ${apiKey}`,
    }, { authorization: `Bearer ${apiKey}x` }];
    for (const headers of wrongly) {
      for (const path of ['/api/ops/log', '/api/me', '/api/corporate/company', '/api/ops/no-such'])
        await fetch(address + path, { headers });
      await fetch(`${address}/api/me`, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{"name":',
      });
    }
    // An outage, so that the log lines of faults are checked as well.
    await site.postgres.end('immediate');
    await ask(address, 'POST', write.path, { ...write, key: 'another' }).catch(() => undefined);
    await site.redis.stop('SIGKILL');
    await ask(address, 'POST', write.path, { ...write, key: 'yet-another' }).catch(() => undefined);
    const secrets = {
      'the operator token': OPERATOR_TOKEN,
      'a guessed token': guess,
      'the session secret': SESSION_SECRET,
      'an API key': apiKey as string,
      'a session cookie': cookieOf('bulk-1').split('=')[1]!,
      'a forged cookie': forged.split('=')[1]!,
      'the database’s password': new URL(site.postgres.url).password,
    };
    const logs = readdirSync(site.folder)
      .filter((name) => /port-\d+\.log$/.test(name))
      .map((name) => readFileSync(join(site.folder, name), 'utf8'))
      .join('\n');
    const faults = Object.entries(secrets).flatMap((
      [name, secret],
    ) => (logs.includes(secret) || logs.includes(decodeURIComponent(secret)) ? [`${name} is in the logs`] : []));
    if (logs.length < 1_000) faults.push('hardly anything was logged');
    return line(
      chaos,
      'R11',
      'secrets sent rightly and wrongly, and outages, at the finest log level',
      'logs carry no secrets',
      `${Object.keys(secrets).length} secrets looked for in ${Math.round(logs.length / 1024)} KiB`,
      faults,
    );
  });
}

async function created(address: string, path: string, body: unknown): Promise<any> {
  const answer = await ask(address, 'POST', path, { body, as: 'operator' });
  if (answer.status >= 300)
    throw new Error(`${path} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

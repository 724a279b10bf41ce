// `npm run record -- --since 2h`: writes a running instance's recent events as a fixture that names nobody.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seconds } from './duration.ts';
import { asFixture } from '@planet-heroes/domain/areas/operations/record-log';
import { DEFAULT_URL, Instance, operatorToken } from './instance.ts';

const USAGE = `npm run record -- --since <time> [options]
  --since <time>     from when: ISO 8601, or how long ago (2h, 30m, 1d)
  --until <time>     until before when, written likewise (default: now)
  --out <file>       where to (default: standard output)
  --url <address>    the instance (default ${DEFAULT_URL})
  --token <token>    the operator token (default $OPERATOR_TOKEN, else the one in $DATA_DIR)`;

try {
  const { values } = parseArgs({
    options: {
      since: { type: 'string' },
      until: { type: 'string' },
      out: { type: 'string' },
      url: { type: 'string', default: DEFAULT_URL },
      token: { type: 'string' },
    },
  });
  if (!values.since) throw new Error(USAGE);
  const instance = new Instance(values.url, operatorToken(values.token));
  const since = momentOf(values.since);
  const until = values.until === undefined ? undefined : momentOf(values.until);
  const logged = [];
  let archivedTo: string | null = null;
  for (let after: string | null = '0-0'; after !== null; ) {
    const page = await instance.logPage(since, until, after);
    logged.push(...page.events);
    after = page.next;
    archivedTo = page.archivedTo;
  }
  const { events, leftOut } = asFixture(logged);
  const text = events.map((event) => `${JSON.stringify(event)}\n`).join('');
  if (values.out) writeFileSync(values.out, text);
  else process.stdout.write(text);
  process.stderr.write(`${events.length} events recorded of ${logged.length} in the log since ${since}${until ? ` until ${until}` : ''}.\n`);
  if (archivedTo !== null && Date.parse(since) <= Date.parse(archivedTo)) {
    process.stderr.write(
      `Events up to ${archivedTo} have been archived and are not in this recording; replay their files instead (docs/operations.md).\n`,
    );
  }
  for (const [type, count] of leftOut) process.stderr.write(`${count} of ${type} have no form that can be replayed.\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(2);
}

function momentOf(text: string): string {
  if (/^\d+[smhd]$/.test(text)) return new Date(Date.now() - seconds(text) * 1000).toISOString();
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new Error(`"${text}" is no time. Write 2026-03-01T18:00:00Z, or 2h for two hours ago.`);
  return new Date(at).toISOString();
}

// `npm run record -- --since 2h`: writes a running instance's recent events as a fixture that names nobody.
import { runProgram, UsageError, writeOutput } from '@planet-heroes/platform/program';
import { seconds } from './duration.ts';
import { asFixture } from '@planet-heroes/domain/areas/operations/record-log';
import { addressOf, DEFAULT_URL, Instance, operatorToken } from './instance.ts';
import { momentOf } from './moment.ts';

const USAGE = `npm run record -- --since <time> [options]
  --since <time>     from when: ISO 8601, or how long ago (2h, 30m, 1d)
  --until <time>     until before when, written likewise (default: now)
  --out <file>       where to (default: standard output)
  --url <address>    the instance (default ${DEFAULT_URL})
  --token <token>    the operator token (default $OPERATOR_TOKEN, else the one in $DATA_DIR)
Example: npm run record -- --since 2h --out evening.jsonl`;
const OPTIONS = {
  since: { type: 'string' },
  until: { type: 'string' },
  out: { type: 'string' },
  url: { type: 'string', default: DEFAULT_URL },
  token: { type: 'string' },
} as const;

await runProgram({ usage: USAGE, options: OPTIONS, failureCode: 2 }, async (values) => {
  if (!values.since) throw new UsageError('Missing: --since.');
  const since = timeOf('--since', values.since);
  const until = values.until === undefined ? undefined : timeOf('--until', values.until);
  const instance = new Instance(addressOf(values.url), operatorToken(values.token));
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
  if (values.out) writeOutput(values.out, text);
  else process.stdout.write(text);
  process.stderr.write(`${events.length} events recorded of ${logged.length} in the log since ${since}${until ? ` until ${until}` : ''}.\n`);
  if (archivedTo !== null && Date.parse(since) <= Date.parse(archivedTo)) {
    process.stderr.write(
      `Events up to ${archivedTo} have been archived and are not in this recording; replay their files instead (docs/recover.md).\n`,
    );
  }
  for (const [type, count] of leftOut) process.stderr.write(`${count} of ${type} have no form that can be replayed.\n`);
});

function timeOf(option: string, text: string): string {
  const at = /^\d+[smhd]$/.test(text) ? Date.now() - seconds(text) * 1000 : momentOf(option, text);
  return new Date(at).toISOString();
}

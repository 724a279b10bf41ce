// `npm run fixture -- new <name>`: writes a fixture of one event to begin with, and what is expected of it.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { INGEST_EVENT_EXAMPLES } from '@planet-heroes/contracts/ingest-event-examples';
import type { IngestEventType } from '@planet-heroes/contracts/ingest-events';
import { runProgram, UsageError } from '@planet-heroes/platform/program';
import { exampleEvent } from './event-types-section.ts';

/** By area, a type of event that needs nothing before it but what every instance has. */
const FIRST_TYPES: Readonly<Record<string, IngestEventType>> = {
  heroes: 'hero.joined',
  'trade-ins': 'trade.quoted',
  shares: 'share.recorded',
  'social-challenges': 'social_challenge.created',
  missions: 'mission.opened',
  'dubai-rewards': 'reward.added',
  pickups: 'pickup.completed',
  quotes: 'quote.requested',
  companies: 'company.registered',
};

const USAGE = `npm run fixture -- new <name> [options]
  --area <area>      what its event is of: ${Object.keys(FIRST_TYPES).join(', ')} (default heroes)
  --folder <folder>  where to (default tests/fixtures)
Example: npm run fixture -- new my-evening --area trade-ins`;
const OPTIONS = {
  area: { type: 'string', default: 'heroes' },
  folder: { type: 'string', default: join('tests', 'fixtures') },
} as const;
const words = { least: 2, most: 2, what: 'new, and the name of the fixture' };

await runProgram({ usage: USAGE, options: OPTIONS, words }, (values, [action, name = '']) => {
  const type = Object.hasOwn(FIRST_TYPES, values.area) ? FIRST_TYPES[values.area] : undefined;
  if (action !== 'new') throw new UsageError(`"${action}" is not new.`);
  if (!type) throw new UsageError(`There is no area ${values.area}.`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new UsageError(`"${name}" is not a name for a fixture: write lower-case letters, digits and single hyphens.`);
  const [fixture, expected] = [`${name}.jsonl`, `${name}.expected.json`].map((file) => join(values.folder, file));
  const event = exampleEvent(type, { source: `/fixtures/${name}`, data: ofDemoHero(type) });
  const there = [fixture!, expected!].find((file) => existsSync(file));
  if (there) throw new ExpectedError(`${there} is there already and stays as it is.`);
  mkdirSync(values.folder, { recursive: true });
  writeFileSync(fixture!, `${JSON.stringify(event)}\n`, { flag: 'wx' });
  writeFileSync(expected!, `${JSON.stringify({ events: { [event.id]: 'applied' } }, undefined, 2)}\n`, { flag: 'wx' });
  process.stdout.write(`${fixture} holds one ${type}, and ${expected} expects that it is applied.
Next: add events (docs/replay-reference.md shows each type), start a test instance (docs/replay.md), and run
  npm run replay -- ${fixture} --advance 31d --write ${expected}
once to keep its end state beside what is expected, read it, and from then on with --expect in the place of --write.
`);
});

/** The example's data; whose it is, is the hero that every instance has, unless the event makes the hero. */
function ofDemoHero(type: IngestEventType): object {
  const data: object = INGEST_EVENT_EXAMPLES[type];
  if (type === 'hero.joined') return data;
  return {
    ...data,
    ...('heroId' in data && { heroId: DEMO_HERO_ID }),
    ...('creatorId' in data && { creatorId: DEMO_HERO_ID }),
    ...('companyId' in data && type === 'quote.requested' && { companyId: undefined }),
  };
}

// The section of docs/replay-reference.md that is made from the contracts: every type of event that may be sent.
import { INGEST_EVENT_EXAMPLES } from '@planet-heroes/contracts/ingest-event-examples';
import { INGEST_EVENT_TYPES, type IngestEventType } from '@planet-heroes/contracts/ingest-events';

const START = '<!-- event types: written by `npm run docs` -->';
const END = '<!-- end of event types -->';

/** A line of a fixture: an event of a type with its example's data, or other data. */
export function exampleEvent(
  type: IngestEventType,
  { source = '/fixtures/example', data = INGEST_EVENT_EXAMPLES[type] }: { source?: string; data?: unknown } = {},
) {
  return { specversion: '1.0', id: '00001', source, type, time: '2026-03-06T14:00:00Z', data };
}

/** The page with its section of event types as the contracts have it. Throws where the page has no place for it. */
export function withEventTypes(page: string): string {
  const [from, to] = [page.indexOf(START), page.indexOf(END)];
  if (from === -1 || to < from) throw new Error(`docs/replay-reference.md has no place between "${START}" and "${END}".`);
  return `${page.slice(0, from)}${START}\n\n${section()}\n${page.slice(to)}`;
}

function section(): string {
  return [
    'A whole line of a fixture, here over several:\n',
    json(exampleEvent('hero.joined')),
    'The `data` of each type:\n',
    ...INGEST_EVENT_TYPES.flatMap((type) => [`### \`${type}\`\n`, json(INGEST_EVENT_EXAMPLES[type])]),
  ].join('\n');
}

function json(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n`;
}

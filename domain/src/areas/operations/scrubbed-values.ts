import type { ScrubbedValue } from '@planet-heroes/contracts/areas/operations/recordings';
import type { CloudEventEnvelope } from '@planet-heroes/contracts/kernel/events/cloud-event';
import { firstCharacters } from '@planet-heroes/contracts/kernel/text/characters';
import type { IngestEventType } from '@planet-heroes/contracts/ingest-events';
import type { LogEvent } from '@planet-heroes/contracts/log-events';

/** Fields of a recorded fact in which a text of ours stands for a person's. */
const REPLACED: { readonly [T in IngestEventType]?: readonly string[] } = {
  'hero.joined': ['name'],
  'trade.rejected': ['reasons'],
  'trade.reversed': ['reason'],
  'claim.advanced': ['reason'],
  'social_challenge.created': ['title', 'description'],
  'share.recorded': ['shareUrl', 'shareText'],
  'company.registered': ['name', 'email'],
  'quote.requested': ['contactName', 'companyName', 'email', 'phone', 'deviceDetails'],
  'quote.declined': ['reason'],
};
/** What the log calls them, where it has another name. */
const LOGGED_AS: Readonly<Record<string, string>> = { companyName: 'company', deviceDetails: 'devices' };
const MASK = '***';
const MAX_SHOWN = 60;

/**
 * Which kinds of text a recording has replaced, with an example of each: the original with every letter and digit
 * masked, and its replacement. `logged` are the log's own events.
 */
export function scrubbedValues(
  logged: readonly LogEvent[],
  recorded: readonly CloudEventEnvelope[],
): ScrubbedValue[] {
  const before = new Map(logged.map((event) => [event.id, event.data as unknown]));
  const found = new Map<string, ScrubbedValue>();
  for (const { id, type, data } of recorded) {
    if (!before.has(id)) continue;
    const replaced = REPLACED[type as IngestEventType] ?? [];
    for (const [field, after] of textsOf(data)) {
      const was = textOf(before.get(id), LOGGED_AS[field] ?? field) ?? textOf(before.get(id), field);
      if (was === after || !(replaced.includes(field) || after.includes(MASK))) continue;
      const key = `${type} ${field}`;
      const known = found.get(key);
      if (known) known.count++;
      else found.set(key, { type, field, count: 1, before: was === undefined ? null : masked(was), after });
    }
  }
  return [...found.values()];
}

/** Every text in a value with the field that it stands in; of a list the first. */
function textsOf(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (Array.isArray(value)) return textsOf(value[0], field);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, name));
}

function textOf(value: unknown, field: string): string | undefined {
  return textsOf(value).find(([name]) => name === field)?.[1];
}

function masked(text: string): string {
  return firstCharacters(text.replace(/[\p{L}\p{M}\p{N}]/gu, '•'), MAX_SHOWN);
}

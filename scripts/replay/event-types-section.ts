// The section of docs/replay-reference.md that is made from the contracts: every type of event that may be sent.
import { INGEST_EVENT_EXAMPLES } from '@planet-heroes/contracts/ingest-event-examples';
import { INGEST_EVENT_DATA, INGEST_EVENT_TYPES, type IngestEventType } from '@planet-heroes/contracts/ingest-events';
import { z } from 'zod';

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
    'The `data` of each type, with what must have happened before. A field of another name is ignored. Ids of things that\nthe event makes are yours to choose; they must be new.\n',
    ...INGEST_EVENT_TYPES.flatMap((type) => [
      `### \`${type}\`\n`,
      `Before it: ${BEFORE[type]}.\n`,
      fieldTable(type),
      json(INGEST_EVENT_EXAMPLES[type]),
    ]),
  ].join('\n');
}

function json(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n`;
}

/** What an instance must know before it takes an event; what comes later is refused by the rule that lacks it. */
const BEFORE: Readonly<Record<IngestEventType, string>> = {
  'trade.quoted': 'the hero has joined; the programme takes the device in this condition',
  'trade.verified': 'the hero has joined; with a `tradeInId`, that trade-in is quoted and not ended',
  'trade.rejected': 'the trade-in is quoted and not ended',
  'trade.reversed': 'the trade-in is verified',
  'trade.advanced': 'the trade-in stands at the step before `to` (docs/trade-ins.md has the steps)',
  'trade.repriced':
    'the trade-in may still be credited; with `programme`, `home` does not take the phone and the exchange does',
  'hero.hidden': 'the hero has joined; it leaves the board by its own choice',
  'hero.shown': 'the hero left the board by its own choice',
  'hero.joined': 'nothing; with `referredBy`, that hero has joined',
  'hero.profile_completed': 'the hero has joined',
  'share.recorded': 'the hero has joined',
  'social_challenge.created': 'the creator has joined, and can give the points away this month',
  'social_challenge.joined': 'the challenge is created, has places and has not ended; the hero has joined',
  'sponsorship.submitted': 'the mission is open; the amount is within the tier',
  'sponsorship.decided': 'the sponsorship is submitted and not decided',
  'mission.opened': 'nothing',
  'mission.completed': 'the mission is opened',
  'dubai_challenge.opened': 'nothing',
  'dubai_challenge.joined': 'the challenge is opened, has places and has not ended; the hero has joined',
  'reward.added': 'nothing',
  'reward.stocked': 'the reward is added, with a stock',
  'reward.claimed': 'the reward is added, in stock and not over; the hero has joined and has the points',
  'claim.advanced': 'the reward is claimed, and stands at the step before `to`',
  'pickup.completed': 'nothing',
  'quote.requested': 'nothing; with a `companyId`, that company is registered',
  'quote.reviewed': 'the quote is requested',
  'quote.approved': 'the quote is reviewed',
  'quote.declined': 'the quote is requested and not accepted',
  'quote.accepted': 'the quote is approved and still holds',
  'order.approved': 'the quote of the order is accepted',
  'order.cancelled': 'the order is there and not completed',
  'order.logistics_planned': 'the order is there and not completed',
  'order.devices_advanced': 'the order is approved; its devices stand at the stage before',
  'order.paid': 'the order is completed',
  'company.registered': 'nothing',
};

/** What a number counts, by the field's name. */
const UNITS: Readonly<Record<string, string>> = {
  amount: 'fils', price: 'fils', value: 'fils', fundingGoal: 'fils', openingFunding: 'fils', duration: 'days',
  validDays: 'days', paymentTerms: 'days',
};

interface JsonSchema {
  type?: string;
  const?: unknown;
  default?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
}

/** The fields of a type's data, as its schema has them. */
function fieldTable(type: IngestEventType): string {
  const schema = z.toJSONSchema(INGEST_EVENT_DATA[type], { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const isNeeded = schema.required?.includes(name) ?? false;
    const otherwise = field.default === undefined || field.default === null ? '' : `, else \`${String(field.default)}\``;
    return `| \`${name}\` | ${isNeeded ? 'yes' : `no${otherwise}`} | ${valueOf(field, UNITS[name])} |`;
  });
  return ['| field | needed | value |', '|---|---|---|', ...rows, ''].join('\n');
}

function valueOf(schema: JsonSchema, unit?: string): string {
  if (schema.anyOf) {
    const choices = schema.anyOf.filter((each) => each.const !== '' && each.type !== 'null');
    return [...new Set(choices.map((each) => valueOf(each, unit)))].join(' or ');
  }
  if (schema.const !== undefined) return `${said(schema.const)}${unit ? ` ${unit}` : ''}`;
  if (schema.enum) return schema.enum.map(said).join(', ');
  if (schema.format === 'date-time') return 'a time, ISO 8601 with an offset';
  if (schema.format === 'date') return 'a day, `2026-03-06`';
  if (schema.format === 'email') return 'an e-mail address';
  if (schema.format === 'uri') return 'an address';
  switch (schema.type) {
    case 'string':
      return `text${range(schema.minLength, schema.maxLength, 'characters')}${schema.pattern ? `, \`${schema.pattern.replaceAll('|', '\\|')}\`` : ''}`;
    case 'integer':
    case 'number':
      return `a whole number${range(schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1, schema.maximum)}${unit ? ` ${unit}` : ''}`;
    case 'boolean':
      return '`true` or `false`';
    case 'array':
      return `a list${range(schema.minItems, schema.maxItems, 'items')}: ${valueOf(schema.items ?? {})}`;
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      return fields.map(([name, field]) => `\`${name}\`: ${valueOf(field, UNITS[name])}`).join('; ');
    }
    default:
      return 'any';
  }
}

function said(value: unknown): string {
  return `\`${String(value)}\``;
}

function range(least: number | undefined, most: number | undefined, what = ''): string {
  const bounds = [least && `from ${least}`, most !== undefined && `to ${most}`].filter(Boolean).join(' ');
  return bounds ? ` ${bounds}${what && ` ${what}`}` : '';
}

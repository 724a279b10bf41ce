import { type MessageDescription, MESSAGES } from '@planet-heroes/contracts/kernel/rooms/messages';
import { handshakeAuthSchema, ROOM_DESCRIPTIONS, type RoomDescription } from '@planet-heroes/contracts/socket-map';
import { socketSchemas } from './asyncapi-document.js';
import type { SchemaComponents } from './schema-components.js';
import { schemaInWords } from './schema-in-words.js';

const HEAD = `# Messages of the socket

Written by \`npm run docs\` from the schemas in \`contracts/src/\`; the same for programs is served at
\`/api/docs/asyncapi.json\`. How rooms, positions and catching up work stands in \`docs/realtime.md\`. In a shape, \`?\` marks what may
be missing, and a name that begins with a capital letter stands under Shapes.
`;

/** The page `docs/realtime-messages.md`: every message and every room, for people. */
export function realtimePage(): string {
  const schemas = socketSchemas();
  const messages = Object.entries(MESSAGES);
  const rooms = Object.values(ROOM_DESCRIPTIONS) as RoomDescription[];
  return [
    HEAD,
    '## Messages\n',
    table(
      ['message', 'direction', 'when'],
      messages.map(([name, { direction, when }]) => [`\`${name}\``, direction, when]),
    ),
    ...messages.flatMap(([name, message]) => messageSection(name, message, schemas)),
    '## Rooms\n',
    table(
      ['room', 'what it shows', 'who may enter'],
      rooms.map(({ room, summary, access }) => [`\`${room}\``, summary, access]),
    ),
    ...rooms.flatMap((room) => roomSection(room, schemas)),
    '## Handshake\n',
    'Cookies travel with it. Besides them, `auth` may hold:\n',
    shape(schemaInWords(schemas.use(handshakeAuthSchema, 'input'))),
    '## Shapes\n',
    ...Object.entries(schemas.all()).flatMap(([name, schema]) => [`### ${name}\n`, shape(schemaInWords(schema))]),
  ].join('\n');
}

function messageSection(
  name: string,
  { direction, summary, payload, example, ack }: MessageDescription,
  schemas: SchemaComponents,
): string[] {
  const side = direction === 'client to server' ? 'input' : 'output';
  return [
    `### \`${name}\`\n`,
    `${summary}\n`,
    shape(schemaInWords(schemas.use(payload, side))),
    json(example),
    ...(ack ? ['Acked with:\n', shape(schemaInWords(schemas.use(ack.schema, 'output'))), json(ack.example)] : []),
  ];
}

function roomSection({ room, fold, snapshot, change, example }: RoomDescription, schemas: SchemaComponents): string[] {
  return [
    `### \`${room}\`\n`,
    'The snapshot:\n',
    shape(schemaInWords(schemas.use(snapshot, 'output'))),
    json(example.snapshot),
    `A change. ${fold}\n`,
    shape(schemaInWords(schemas.use(change, 'output'))),
    json(example.change),
  ];
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return `${[line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')}\n`;
}

function shape(text: string): string {
  return `\`\`\`text\n${text}\n\`\`\`\n`;
}

function json(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n`;
}

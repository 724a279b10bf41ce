import type { z } from 'zod';
import { refusalSchema } from '@planet-heroes/contracts/kernel/errors/error-body';
import { settledCommandSchema } from '@planet-heroes/contracts/kernel/commands/settled-command';
import { CALL_AREAS } from '@planet-heroes/contracts/calls';
import {
  EXAMPLE_MOVE,
  EXAMPLE_POSITION,
  type MessageDescription,
  MESSAGES,
  roomChangeSchema,
  subscribeAckSchema,
} from '@planet-heroes/contracts/kernel/rooms/messages';
import {
  handshakeAuthSchema,
  ROOM_DESCRIPTIONS,
  type RoomDescription,
  roomPositionSchema,
} from '@planet-heroes/contracts/socket-map';
import { type JsonSchema, SchemaComponents } from './schema-components.js';
import { SchemaTitles, typeName } from './schema-titles.js';

const INTRODUCTION =
  `The live rooms, over Socket.IO 4 at the page's own origin and with its cookies. Only the websocket transport is served: clients
connect with \`transports: ['websocket']\`; one that begins with polling, the default, is answered with 400 and the reason.

A message is an event with one value; the server acks every message of a client, with \`ok: false\` and an error where it cannot
do it. Whoever sends too fast finds the seconds to wait in \`error.details.retryAfter\` of the ack. A change of a room leads from one position of the log to another: a client whose own position is before the first
subscribes again with it. How clients catch up stands in \`docs/realtime.md\`.`;
const CONNECTION = { $ref: '#/channels/connection' };

/** Builds the AsyncAPI 3.0 document: the connection's messages, and a channel for each kind of room. */
export function asyncApiDocument(): JsonSchema {
  const schemas = socketSchemas();
  const messages = Object.entries(MESSAGES);
  const rooms = Object.entries(ROOM_DESCRIPTIONS) as [string, RoomDescription][];
  const acked = messages.flatMap(([name, { ack }]) => (ack ? [[name, ack] as const] : []));
  const components = {
    ...Object.fromEntries(messages.map(([name, message]) => [keyOf(name), messageOf(name, message, schemas)])),
    ...Object.fromEntries(acked.map(([name, ack]) => [`${keyOf(name)}.ack`, ackOf(name, ack, schemas)])),
    ...Object.fromEntries(rooms.flatMap(([kind, room]) => roomMessages(kind, room, schemas))),
  };
  schemas.use(handshakeAuthSchema, 'input');
  const titles = new SchemaTitles();
  const named = Object.entries(schemas.all()).map(([name, schema]) => [name, titles.titled(schema, name)] as const);
  // Before the messages that hold them, which would give them longer names.
  for (const [kind, { snapshot, change }] of rooms) {
    titles.titled(schemas.use(snapshot, 'output'), typeName(`${kind}.snapshot`));
    titles.titled(schemas.use(change, 'output'), typeName(`${kind}.change`));
  }
  return {
    asyncapi: '3.0.0',
    info: { title: 'Planet Heroes, live', version: '1', description: INTRODUCTION },
    defaultContentType: 'application/json',
    servers: {
      live: {
        host: '{host}',
        pathname: '/socket.io/',
        protocol: 'wss',
        description: 'Socket.IO at the origin that serves the pages.',
        variables: { host: { default: 'localhost:3000', description: 'Host and port of the instance.' } },
        security: [{ $ref: '#/components/securitySchemes/session' }, {
          $ref: '#/components/securitySchemes/companyKey',
        }],
      },
    },
    channels: {
      connection: {
        address: '/',
        summary: 'The connection itself.',
        messages: refsOf([...messages.map(([name]) => keyOf(name)), ...acked.map(([name]) => `${keyOf(name)}.ack`)]),
      },
      ...Object.fromEntries(rooms.map(([kind, room]) => [`room.${kind}`, roomChannel(kind, room)])),
    },
    operations: {
      ...Object.fromEntries(messages.map(([name, message]) => [keyOf(name), operationOf(name, message)])),
      ...Object.fromEntries(rooms.flatMap(([kind, room]) => roomOperations(kind, room))),
    },
    components: {
      messages: Object.fromEntries(Object.entries(components).map(([key, { payload, ...message }]) => {
        const name = typeName(key.replace(/\.snapshot$/, '.ack'));
        return [key, { ...message, payload: titles.titled(payload as JsonSchema, name) }];
      })),
      schemas: Object.fromEntries(named),
      securitySchemes: {
        session: {
          type: 'httpApiKey',
          in: 'cookie',
          name: 'planet_session',
          description: 'Opens the room of the session’s hero; over TLS it is called `__Host-planet_session`.',
        },
        companyKey: {
          type: 'apiKey',
          in: 'password',
          description: 'The handshake’s `auth.companyApiKey` opens the rooms of the key’s company.',
        },
      },
    },
  };
}

/** The schemas of the socket's messages, with the names that the calls' schemas have and some of their own. */
export function socketSchemas(): SchemaComponents {
  const ofCalls = Object.assign({}, ...CALL_AREAS.map(({ schemas }) => schemas)) as Record<string, z.ZodType>;
  const own = {
    ErrorCode: refusalSchema.shape.code,
    Refusal: refusalSchema,
    SettledCommand: settledCommandSchema,
    RoomPosition: roomPositionSchema,
    HandshakeAuth: handshakeAuthSchema,
  };
  return new SchemaComponents({ ...ofCalls, ...own }, 'draft-7');
}

/** Names in the document take no colon. */
function keyOf(name: string): string {
  return name.replace(':', '.');
}

function refsOf(keys: readonly string[]) {
  return Object.fromEntries(keys.map((key) => [key, { $ref: `#/components/messages/${key}` }]));
}

function messageOf(
  name: string,
  { summary, when, direction, payload, example }: MessageDescription,
  schemas: SchemaComponents,
) {
  const side = direction === 'client to server' ? 'input' : 'output';
  return { name, title: summary, summary: when, payload: schemas.use(payload, side), examples: [{ payload: example }] };
}

function ackOf(name: string, { schema, example }: { schema: z.ZodType; example: unknown }, schemas: SchemaComponents) {
  return {
    name: `${name} (ack)`,
    title: `What ${name} is acked with.`,
    payload: schemas.use(schema, 'output'),
    examples: [{ payload: example }],
  };
}

function operationOf(name: string, { direction, when, ack }: MessageDescription) {
  return {
    action: direction === 'client to server' ? 'receive' : 'send',
    channel: CONNECTION,
    summary: when,
    messages: [{ $ref: `#/channels/connection/messages/${keyOf(name)}` }],
    ...(ack
      && { reply: { channel: CONNECTION, messages: [{ $ref: `#/channels/connection/messages/${keyOf(name)}.ack` }] } }),
  };
}

function roomMessages(
  kind: string,
  { room, snapshot, change, example, fold }: RoomDescription,
  schemas: SchemaComponents,
): [string, JsonSchema][] {
  const name = room.replace('{id}', 'planet-hero-demo');
  return [
    [
      `${kind}.snapshot`,
      {
        name: 'room:subscribe (ack)',
        title: `The ${kind} room, or what was missed of it.`,
        payload: schemas.use(subscribeAckSchema(snapshot, change), 'output'),
        examples: [{ payload: { ok: true, kind: 'snapshot', ...EXAMPLE_POSITION, snapshot: example.snapshot } }],
      },
    ],
    [
      `${kind}.changed`,
      {
        name: 'room:changed',
        title: `What changed in the ${kind} room.`,
        summary: fold,
        payload: schemas.use(roomChangeSchema(change), 'output'),
        examples: [{ payload: { room: name, ...EXAMPLE_MOVE, change: example.change } }],
      },
    ],
  ];
}

function roomChannel(kind: string, { room, summary, access }: RoomDescription) {
  return {
    address: room,
    summary,
    description: `Who may enter: ${access}.`,
    ...(room.includes('{id}') && { parameters: { id: { description: `Whose ${kind} room it is.` } } }),
    messages: refsOf([`${kind}.snapshot`, `${kind}.changed`]),
  };
}

function roomOperations(kind: string, { summary }: RoomDescription): [string, JsonSchema][] {
  const channel = { $ref: `#/channels/room.${kind}` };
  const message = (name: string) => ({ $ref: `#/channels/room.${kind}/messages/${kind}.${name}` });
  return [
    [
      `follow.${kind}`,
      {
        action: 'receive',
        channel: CONNECTION,
        summary,
        messages: [{ $ref: '#/channels/connection/messages/room.subscribe' }],
        reply: { channel, messages: [message('snapshot')] },
      },
    ],
    [`push.${kind}`, { action: 'send', channel, summary, messages: [message('changed')] }],
  ];
}

import { z } from 'zod';
import { refusalSchema } from '../errors/error-body.js';
import { settledCommandSchema } from '../commands/settled-command.js';
import {
  type ClientToServerEvents,
  commandWatchSchema,
  liveReportSchema,
  roomPositionSchema,
  roomSubscribeSchema,
  roomUnsubscribeSchema,
  type ServerToClientEvents,
} from '../../socket-map.js';

const COMMAND_ID = '0193a7c2-5e41-4d0b-9f3a-2c6d8e1b7f50';
const LOG = '7f2c9e10';
const AT = 1_795_600_800_000;
const position = { log: LOG, position: '5504-83' };
/** Where an example's snapshot stands in the log, and an example's change. */
export const EXAMPLE_POSITION = { ...position, at: AT };
export const EXAMPLE_MOVE = { log: LOG, from: '5504-83', to: '5506-90', at: AT };
const at = z.number().int().describe('when what it shows was the newest: ms since 1970 by the server’s clock');
const asItsRoomSays = z.unknown().describe('(as its room says)');
const settled = { commandId: COMMAND_ID, status: 'succeeded' as const, result: { heroId: 'planet-hero-demo' } };

/** The ack of a refused message. */
const refusedAckSchema = z.object({ ok: z.literal(false), error: refusalSchema });

/** The ack of a subscription, for a room's own snapshot and change. */
export function subscribeAckSchema(snapshot: z.ZodType, change: z.ZodType) {
  return z.union([
    roomPositionSchema.extend({ ok: z.literal(true), kind: z.literal('snapshot'), snapshot, at }),
    roomPositionSchema.extend({ ok: z.literal(true), kind: z.literal('change'), change: change.nullable(), at }),
    refusedAckSchema,
  ]);
}

/** What changed in a room between two positions, for the room's own kind of change. */
export function roomChangeSchema(change: z.ZodType) {
  const { log, position: to } = roomPositionSchema.shape;
  return z.object({
    room: z.string(), log, from: to, to, at, change,
    traceId: z.string().optional().describe('the trace of the last call that led to it, where its caller named one'),
  });
}

/** A room's whole, for the room's own kind of snapshot. */
export function roomWholeSchema(snapshot: z.ZodType) {
  return roomPositionSchema.extend({ room: z.string(), at, snapshot });
}

/** One message of the socket as documented for writers of clients. */
export interface MessageDescription {
  direction: 'client to server' | 'server to client';
  summary: string;
  /** When it is sent. */
  when: string;
  payload: z.ZodType;
  example: unknown;
  /** What the server acks with; messages of the server take none. */
  ack?: { schema: z.ZodType; example: unknown };
}

/** Every message, by its name. What rooms carry stands in the areas’ contracts. */
export const MESSAGES: Readonly<Record<keyof ClientToServerEvents | keyof ServerToClientEvents, MessageDescription>> = {
  'room:subscribe': {
    direction: 'client to server',
    summary: 'Enter a room, or catch up with one.',
    when:
      'On entering, on every reconnect, and when a change does not fit. `since` is the position the client has, if any.',
    payload: roomSubscribeSchema,
    example: { room: 'leaderboard', since: position },
    ack: {
      schema: subscribeAckSchema(asItsRoomSays, asItsRoomSays),
      example: { ok: true, kind: 'change', change: null, ...EXAMPLE_POSITION },
    },
  },
  'room:unsubscribe': {
    direction: 'client to server',
    summary: 'Leave a room.',
    when: 'When nothing on screen shows it any more.',
    payload: roomUnsubscribeSchema,
    example: { room: 'leaderboard' },
    ack: { schema: z.union([z.object({ ok: z.literal(true) }), refusedAckSchema]), example: { ok: true } },
  },
  'live:report': {
    direction: 'client to server',
    summary: 'Ask for the server’s clock; say how old what is shown is, and how often changes are wanted.',
    when:
      'After connecting, and whenever nothing has come for a while. A client that sends `packed` with an `everyMs` above 0 gets `{ packed: text }` instead of changes, snapshots and answers of `room:subscribe` that are long: their JSON, compressed by DEFLATE without a header (RFC 1951), in base64.',
    payload: liveReportSchema,
    example: { everyMs: 10_000, packed: true, age: { ms: 120, connection: 'live' } },
    ack: {
      schema: z.union([z.object({ ok: z.literal(true), now: z.number().int(), at }), refusedAckSchema]),
      example: { ok: true, now: AT + 20, at: AT },
    },
  },
  'command:watch': {
    direction: 'client to server',
    summary: 'Ask for the end of a call that was answered with 202.',
    when: 'After a 202. The ack carries the end when it is there already; otherwise `command:settled` follows.',
    payload: commandWatchSchema,
    example: { commandId: COMMAND_ID },
    ack: {
      schema: z.union([z.object({ ok: z.literal(true), settled: settledCommandSchema.nullable() }), refusedAckSchema]),
      example: { ok: true, settled: null },
    },
  },
  'room:changed': {
    direction: 'server to client',
    summary: 'What changed in a room.',
    when:
      'After something happened, at most ten times a second for each room. It fits a state of `from` or later; a client with an older one subscribes again with `since`. Over a connection that has asked for fewer changes each asks for an acknowledgement, and the next comes after it.',
    payload: roomChangeSchema(asItsRoomSays),
    example: {
      room: 'leaderboard', ...EXAMPLE_MOVE, change: { removed: [], placed: [], totalHeroes: 12_848 },
    },
  },
  'room:replaced': {
    direction: 'server to client',
    summary: 'A room’s whole, which replaces what the client has of it.',
    when: 'Where changes alone would not lead to the right state: a node has loaded its state again, for example.',
    payload: roomWholeSchema(asItsRoomSays),
    example: { room: 'leaderboard', ...EXAMPLE_POSITION, snapshot: { heroes: [], totalHeroes: 0 } },
  },
  'command:settled': {
    direction: 'server to client',
    summary: 'How a watched command ended.',
    when: 'Once, when the command has ended.',
    payload: settledCommandSchema,
    example: settled,
  },
};

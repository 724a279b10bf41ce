import { z } from 'zod';
import { refusalSchema } from '../errors/error-body.js';
import { settledCommandSchema } from '../commands/settled-command.js';
import {
  type ClientToServerEvents,
  commandWatchSchema,
  roomPositionSchema,
  roomSubscribeSchema,
  roomUnsubscribeSchema,
  type ServerToClientEvents,
} from '../../socket-map.js';

const COMMAND_ID = '0193a7c2-5e41-4d0b-9f3a-2c6d8e1b7f50';
const at = { epoch: 'kX3v9QpL', position: 41 };
const asItsRoomSays = z.unknown().describe('(as its room says)');
const settled = { commandId: COMMAND_ID, status: 'succeeded' as const, result: { heroId: 'planet-hero-demo' } };

/** The ack of a refused message. */
const refusedAckSchema = z.object({ ok: z.literal(false), error: refusalSchema });

/** The ack of a subscription, for a room's own snapshot and change. */
export function subscribeAckSchema(snapshot: z.ZodType, change: z.ZodType) {
  return z.union([
    roomPositionSchema.extend({ ok: z.literal(true), kind: z.literal('snapshot'), snapshot }),
    roomPositionSchema.extend({ ok: z.literal(true), kind: z.literal('changes'), changes: z.array(change) }),
    refusedAckSchema,
  ]);
}

/** One change in a room's stream, for the room's own kind of change. */
export function roomChangeSchema(change: z.ZodType) {
  return roomPositionSchema.extend({
    room: z.string(), change,
    traceId: z.string().optional().describe('the trace of the last call that led to it, where its caller named one'),
  });
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
      'On entering, on every reconnect, and when a position is missing. `since` is the position the client has, if any.',
    payload: roomSubscribeSchema,
    example: { room: 'leaderboard', since: at },
    ack: {
      schema: subscribeAckSchema(asItsRoomSays, asItsRoomSays),
      example: { ok: true, kind: 'changes', changes: [], ...at },
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
      'After something happened, at most ten times a second for each room. Positions are consecutive within an epoch.',
    payload: roomChangeSchema(asItsRoomSays),
    example: { room: 'leaderboard', ...at, position: 42, change: { removed: [], placed: [], totalHeroes: 12_848 } },
  },
  'command:settled': {
    direction: 'server to client',
    summary: 'How a watched command ended.',
    when: 'Once, when the command has ended.',
    payload: settledCommandSchema,
    example: settled,
  },
};

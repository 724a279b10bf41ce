import { z } from 'zod';
import { AREAS } from './areas.js';
import { type Joined, joined } from './kernel/contract.js';
import type { Refusal } from './kernel/errors/app-error.js';
import { commandIdSchema, type SettledCommand } from './kernel/commands/settled-command.js';
import { LIVE_CONNECTIONS } from './kernel/rooms/connections-report.js';
import type { RoomDescription as DeclaredRoom } from './kernel/rooms/room-description.js';

type Rooms = Joined<(typeof AREAS)[number], 'rooms'>;
const ROOMS: Rooms = joined(AREAS, 'rooms');

type MessagesOf<R extends Record<keyof R, DeclaredRoom>> = {
  [K in keyof R]: { snapshot: z.output<R[K]['snapshot']>; change: z.output<R[K]['change']> };
};

/** Each room's snapshot and change, by the kind of room. */
export interface RoomMessages extends MessagesOf<Rooms> {}
export type RoomKind = keyof RoomMessages;
export type PublicRoomKind = { [K in RoomKind]: Rooms[K]['perId'] extends false ? K : never }[RoomKind];
export type KeyedRoomKind = Exclude<RoomKind, PublicRoomKind>;

/** The rooms a client can subscribe to: the public ones, and those that there is one of for each id. */
export type RoomName = PublicRoomKind | `${KeyedRoomKind}:${string}`;

/** One kind of room; `room` is its name, as in `hero:{id}`. */
export interface RoomDescription extends DeclaredRoom {
  room: string;
}

export const ROOM_DESCRIPTIONS = Object.fromEntries(
  Object.entries<DeclaredRoom>(ROOMS).map(([kind, each]) => [kind, { ...each, room: each.perId ? `${kind}:{id}` : kind }]),
) as Readonly<Record<RoomKind, RoomDescription>>;

const kindsWhere = (perId: boolean) =>
  Object.entries(ROOM_DESCRIPTIONS).filter(([, room]) => room.perId === perId).map(([kind]) => kind);

export const PUBLIC_ROOMS = kindsWhere(false) as PublicRoomKind[];

export type { HeroNotice, HeroSnapshot, HeroStandingChange, RankCause } from './areas/heroes/room.js';
export type { LeaderboardChange, LeaderboardSnapshot } from './areas/leaderboard/room.js';

/** A place in the event log, the same on every node. A restored log has another id, and other positions. */
export const roomPositionSchema = z.object({
  log: z.string().max(64),
  position: z.string().regex(/^\d{1,20}-\d{1,20}$/),
});
export type RoomPosition = z.infer<typeof roomPositionSchema>;

const NO_SUCH_ROOM =
  `There is no such room. The rooms are: ${Object.values(ROOM_DESCRIPTIONS).map(({ room }) => room).join(', ')}.`;

export const roomSubscribeSchema = z.object({
  room: z.union([
    z.enum(PUBLIC_ROOMS),
    z.string().regex(new RegExp(`^(${kindsWhere(true).join('|')}):[\\w-]{1,64}$`), NO_SUCH_ROOM),
  ], NO_SUCH_ROOM),
  // A page that was loaded before an upgrade may name a position of another kind: it gets a snapshot.
  since: roomPositionSchema.optional().catch(undefined),
});
export const roomUnsubscribeSchema = roomSubscribeSchema.pick({ room: true });
export const liveReportSchema = z.object({
  /** At most one change of each room in this many ms; 0: all of them. */
  everyMs: z.number().int().min(0).max(60_000).optional(),
  /** Whether answers and changes come compressed while `everyMs` is above 0. */
  packed: z.boolean().optional(),
  /** How old what the client shows is, without a name. */
  age: z.object({ ms: z.number().int().min(0).max(86_400_000), connection: z.enum(LIVE_CONNECTIONS) }).optional(),
});
export type LiveReport = z.infer<typeof liveReportSchema>;

/** The server's clock, and when what it shows was the newest: ms since 1970. */
export interface LiveReportAck extends AsOf {
  ok: true;
  now: number;
}

export const commandWatchSchema = z.object({ commandId: commandIdSchema });

/** When what a message shows was the newest: ms since 1970 by the server's clock. */
interface AsOf {
  at: number;
}

/** What changed in a room between two positions of the log. It fits any state that is of `from` or later. */
export interface RoomChange<K extends RoomKind = RoomKind> extends AsOf {
  room: RoomName;
  log: string;
  from: string;
  to: string;
  change: RoomMessages[K]['change'];
  /** The trace of the last call that led to it, by which its caller knows what it asked for. */
  traceId?: string;
}

/** A room's whole, which replaces what a client has of it. */
export interface RoomWhole<K extends RoomKind = RoomKind> extends RoomPosition, AsOf {
  room: RoomName;
  snapshot: RoomMessages[K]['snapshot'];
}

/** Instead of a message or an answer, where `packed` was asked for: its JSON by DEFLATE (RFC 1951), in base64. */
export interface Packed {
  packed: string;
}

/** The answer to a subscription: everything, or just what changed since the given position. */
export type SubscribeAck<K extends RoomKind = RoomKind> =
  | ({ ok: true; kind: 'snapshot'; snapshot: RoomMessages[K]['snapshot'] } & RoomPosition & AsOf)
  | ({ ok: true; kind: 'change'; change: RoomMessages[K]['change'] | null } & RoomPosition & AsOf)
  | { ok: false; error: Refusal };

/** What a client may send with its handshake besides its cookies. */
export const handshakeAuthSchema = z.object({
  /** Opens the rooms of the company that the key belongs to. */
  companyApiKey: z.string().optional(),
});
export type HandshakeAuth = z.infer<typeof handshakeAuthSchema>;

export interface ServerToClientEvents {
  /** A connection that has asked for fewer changes is asked to confirm each, and gets the next one after that. */
  'room:changed': (message: RoomChange, received?: () => void) => void;
  'room:replaced': (message: RoomWhole, received?: () => void) => void;
  'command:settled': (message: SettledCommand) => void;
}

export interface ClientToServerEvents {
  'room:subscribe': (request: z.infer<typeof roomSubscribeSchema>, ack: (answer: SubscribeAck) => void) => void;
  'room:unsubscribe': (request: z.infer<typeof roomUnsubscribeSchema>, ack: (answer: { ok: boolean }) => void) => void;
  'live:report': (report: LiveReport, ack: (answer: LiveReportAck | { ok: false; error: Refusal }) => void) => void;
  /** Asks for the end of a command that was answered with 202; the ack carries it when it has ended already. */
  'command:watch': (
    request: z.infer<typeof commandWatchSchema>,
    ack: (answer: { ok: true; settled: SettledCommand | null } | { ok: false; error: Refusal }) => void,
  ) => void;
}

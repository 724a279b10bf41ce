import { z } from 'zod';
import type { Refusal } from './kernel/errors/app-error.js';
import { commandIdSchema, type SettledCommand } from './kernel/commands/settled-command.js';
import type { ImpactStats } from './areas/impact/schemas.js';
import type { CorporateRoomMessages } from './areas/companies/rooms.js';
import type { DubaiRoomMessages } from './areas/dubai-rewards/room.js';
import type { HeroSnapshot, HeroStandingChange } from './areas/heroes/room.js';
import type { LeaderboardChange, LeaderboardSnapshot } from './areas/leaderboard/room.js';
import type { MissionRoomMessages } from './areas/missions/room.js';
import type { PickupRoomMessages } from './areas/pickups/room.js';
import type { SocialChallengeRoomMessages } from './areas/social-challenges/room.js';

export const PUBLIC_ROOMS = ['impact', 'leaderboard', 'dubai', 'missions', 'challenges', 'pickups'] as const;

/** The rooms a client can subscribe to: the public ones, and one for each hero, company and purchase order. */
export type RoomName = (typeof PUBLIC_ROOMS)[number] | `${'hero' | 'company' | 'order'}:${string}`;

export { LEADERBOARD_ROOM_SIZE } from './areas/leaderboard/room-size.js';
export type { HeroNotice, HeroSnapshot, HeroStandingChange, RankCause } from './areas/heroes/room.js';
export type { LeaderboardChange, LeaderboardSnapshot } from './areas/leaderboard/room.js';

/** A place in one room's stream. Positions are consecutive within an epoch; another node or a restart is another epoch. */
export const roomPositionSchema = z.object({ epoch: z.string().max(64), position: z.number().int().nonnegative() });
export type RoomPosition = z.infer<typeof roomPositionSchema>;

export const roomSubscribeSchema = z.object({
  room: z.union([z.enum(PUBLIC_ROOMS), z.string().regex(/^(hero|company|order):[\w-]{1,64}$/)]),
  since: roomPositionSchema.optional(),
});
export const roomUnsubscribeSchema = roomSubscribeSchema.pick({ room: true });
export const commandWatchSchema = z.object({ commandId: commandIdSchema });

/** Each room's snapshot and change, by the kind of room. */
export interface RoomMessages
  extends DubaiRoomMessages, MissionRoomMessages, SocialChallengeRoomMessages, CorporateRoomMessages, PickupRoomMessages {
  impact: { snapshot: ImpactStats; change: ImpactStats };
  leaderboard: { snapshot: LeaderboardSnapshot; change: LeaderboardChange };
  hero: { snapshot: HeroSnapshot; change: HeroStandingChange };
}
export type RoomKind = keyof RoomMessages;

/** One change in a room's stream. */
export interface RoomChange<K extends RoomKind = RoomKind> extends RoomPosition {
  room: RoomName;
  change: RoomMessages[K]['change'];
}

/** The answer to a subscription: everything, or just what was missed since the given position. */
export type SubscribeAck<K extends RoomKind = RoomKind> =
  | ({ ok: true; kind: 'snapshot'; snapshot: RoomMessages[K]['snapshot'] } & RoomPosition)
  | ({ ok: true; kind: 'changes'; changes: RoomMessages[K]['change'][] } & RoomPosition)
  | { ok: false; error: Refusal };

/** What a client may send with its handshake besides its cookies. */
export const handshakeAuthSchema = z.object({
  /** Opens the rooms of the company that the key belongs to. */
  companyApiKey: z.string().optional(),
});
export type HandshakeAuth = z.infer<typeof handshakeAuthSchema>;

export interface ServerToClientEvents {
  'room:changed': (message: RoomChange) => void;
  'command:settled': (message: SettledCommand) => void;
}

export interface ClientToServerEvents {
  'room:subscribe': (request: z.infer<typeof roomSubscribeSchema>, ack: (answer: SubscribeAck) => void) => void;
  'room:unsubscribe': (request: z.infer<typeof roomUnsubscribeSchema>, ack: (answer: { ok: boolean }) => void) => void;
  /** Asks for the end of a command that was answered with 202; the ack carries it when it is there already. */
  'command:watch': (
    request: z.infer<typeof commandWatchSchema>,
    ack: (answer: { ok: true; settled: SettledCommand | null } | { ok: false; error: Refusal }) => void,
  ) => void;
}

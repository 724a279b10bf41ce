import { z } from 'zod';
import type { Refusal } from '../errors/app-error.js';
import { commandIdSchema, type SettledCommand } from '../http/commands.js';
import type { ImpactStats } from '../http/impact-stats.js';
import type { HeroStanding, LeaderboardHero } from '../http/leaderboard.js';

/** The rooms a client can subscribe to, as text: two public ones and one for each hero. */
export type RoomName = 'impact' | 'leaderboard' | `hero:${string}`;

export { LEADERBOARD_ROOM_SIZE } from './room-size.js';

/** A place in one room's stream. Positions are consecutive within an epoch; another node or a restart is another epoch. */
export interface RoomPosition {
  epoch: string;
  position: number;
}

export const roomSubscribeSchema = z.object({
  room: z.union([z.enum(['impact', 'leaderboard']), z.string().regex(/^hero:[\w-]{1,64}$/)]),
  since: z.object({ epoch: z.string().max(64), position: z.number().int().nonnegative() }).optional(),
});
export const roomUnsubscribeSchema = roomSubscribeSchema.pick({ room: true });
export const commandWatchSchema = z.object({ commandId: commandIdSchema });

/** The whole of the `leaderboard` room: best first. */
export interface LeaderboardSnapshot {
  heroes: LeaderboardHero[];
  totalHeroes: number;
}

/**
 * What changed on the board. To apply it: take every named hero out of the list, put each of `placed` back at its rank
 * (1-based) in the order given, cut to the room's size. Heroes that are not named keep their order.
 */
export interface LeaderboardChange {
  /** Ids of heroes that left the board. */
  removed: string[];
  placed: { rank: number; hero: LeaderboardHero }[];
  totalHeroes: number;
}

/** Why a hero's standing changed: an own deed, or others who moved past. */
export type RankCause =
  | { kind: 'earned'; rule: string; reason: string; points: number }
  | { kind: 'passed'; by: number }
  | { kind: 'climbed'; past: number };

/** The whole of a hero's room. */
export interface HeroSnapshot {
  standing: HeroStanding;
  hero: LeaderboardHero;
  availablePoints: number;
  lifetimePoints: number;
}

/** A hero's room after something moved it, with what did. `from` is the rank before. */
export interface HeroStandingChange extends HeroSnapshot {
  from: number;
  to: number;
  causes: RankCause[];
}

/** Each room's snapshot and change, by the kind of room. */
export interface RoomMessages {
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

import type { IncomingHttpHeaders } from 'node:http';
import { applyDecorators, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Socket } from 'socket.io';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { RoomKind, RoomMessages } from '@planet-heroes/contracts/socket-map';

export const ROOM_SOURCE = DiscoveryService.createDecorator<RoomKind>();

/**
 * Marks an area's source of one kind of room: the `RoomContent` of a public room, or a `KeyedRoomSource` where there is
 * one for each id.
 */
export const RoomSource = (kind: RoomKind) => applyDecorators(ROOM_SOURCE(kind), Injectable());

/** What one room shows. */
export interface RoomContent<K extends RoomKind> {
  /**
   * Pushed at most once in this many ms, where the general limit is more often than anybody can follow. With
   * `takeChange`, this holds for what are not its own events.
   */
  readonly everyMs?: number;
  /** The whole, as it is now. One that is read from the tables may be ahead of later changes, which carry versions. */
  snapshot(): RoomMessages[K]['snapshot'] | Promise<RoomMessages[K]['snapshot']>;
  /**
   * What these events have changed, the last ones in the log; undefined: nothing that the room shows. Everything that
   * they touched stands in it as it is now, also what is again as it was: a client may have seen a state between.
   */
  changeBy(events: readonly LogEvent[]): RoomMessages[K]['change'] | undefined;
  /** The same for a push, where the room also changes by events that are not its own: asked before every push. */
  takeChange?(events: readonly LogEvent[]): RoomMessages[K]['change'] | undefined;
}

/** What a socket brought with its handshake. */
export interface Handshake {
  headers: IncomingHttpHeaders;
  auth: Record<string, unknown>;
}

/** A client that follows rooms. */
export type Follower = Pick<Socket, 'connected' | 'handshake' | 'disconnect' | 'once'>;

/** Where rooms that there are one of for each id get their content from, and who may enter them. */
export interface KeyedRoomSource<K extends RoomKind> {
  /** Throws an AppError where there is no such room. */
  open(id: string): RoomContent<K>;
  /** Names the room that an event concerns. */
  keyOf(event: LogEvent): string | undefined;
  /** Throws an AppError unless the handshake's caller may follow the room. */
  assertMayEnter(id: string, handshake: Handshake): void | Promise<void>;
  /** Called with each follower that enters one of them. */
  noteEntered?(follower: Follower, id: string): void;
}

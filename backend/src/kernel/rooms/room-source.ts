import type { IncomingHttpHeaders } from 'node:http';
import { applyDecorators, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Socket } from 'socket.io';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { RoomKind, RoomMessages } from '@planet-heroes/contracts/socket-map';

export const ROOM_SOURCE = DiscoveryService.createDecorator<RoomKind>();

/**
 * Marks an area's source of one kind of room: a `PublicRoomSource`, or a `KeyedRoomSource` where there is one for each
 * id.
 */
export const RoomSource = (kind: RoomKind) => applyDecorators(ROOM_SOURCE(kind), Injectable());

/** What one room shows: the whole, and what has changed since it was last asked (undefined: nothing worth telling). */
export interface RoomContent<K extends RoomKind> {
  snapshot(): RoomMessages[K]['snapshot'];
  takeChange(): RoomMessages[K]['change'] | undefined;
  /** Takes notice of an event that concerns this room. */
  note?(event: LogEvent): void;
}

/**
 * The content of a room whose snapshot is read from the tables: it may be ahead of later changes, which carry versions.
 */
export interface StoredRoomContent<K extends RoomKind> extends Omit<RoomContent<K>, 'snapshot'> {
  snapshot(): Promise<RoomMessages[K]['snapshot']>;
}

/** Where a public room gets its content from. */
export interface PublicRoomSource<K extends RoomKind> {
  open(): RoomContent<K>;
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
  open(id: string): RoomContent<K> | StoredRoomContent<K>;
  /** Names the room that an event concerns. */
  keyOf(event: LogEvent): string | undefined;
  /** Throws an AppError unless the handshake's caller may follow the room. */
  assertMayEnter(id: string, handshake: Handshake): void | Promise<void>;
  /** Called with each follower that enters one of them. */
  noteEntered?(follower: Follower, id: string): void;
}

import type { AnswerOf, CallRoute } from '@planet-heroes/contracts/call-by-route';
import type { RoomKind, RoomMessages, RoomName } from '@planet-heroes/contracts/socket-map';
import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';

/** A room's new state, with the changes that led to it. */
export interface UpdateOf<K extends RoomKind> {
  kind: K;
  room: RoomName;
  state: RoomMessages[K]['snapshot'];
  /** The state came whole: what led to it, since the one before or since the page's calls, is not known. */
  isSnapshot: boolean;
  changes: readonly RoomMessages[K]['change'][];
}
export type RoomUpdate = { [K in RoomKind]: UpdateOf<K> }[RoomKind];

/** Queries that are asked again and again while no live connection is up. */
interface Polled {
  queries: QueryFilters;
  everyMs: number;
}

/** What the pages do with one kind of room. */
export interface LiveRoom<K extends RoomKind> {
  /** The state after a change; the state given is left untouched. */
  fold(state: RoomMessages[K]['snapshot'], change: RoomMessages[K]['change']): RoomMessages[K]['snapshot'];
  /** Writes the new state over every query that shows a part of it. */
  write(queryClient: QueryClient, update: UpdateOf<K>): void;
  /** The server refuses the room: what it is about is the caller's no longer. */
  refused?(queryClient: QueryClient): void;
  /** A call is refused for the same reason. */
  lost?(queryClient: QueryClient): void;
  polled: readonly Polled[];
}

/** Every kind of room, handed in by the app; one that is missing does not compile. */
export type LiveRooms = { readonly [K in RoomKind]: LiveRoom<K> };

/** The room's state after a change; the state given is left untouched. */
export type FoldRoom = <K extends RoomKind>(
  kind: K,
  state: RoomMessages[K]['snapshot'],
  change: RoomMessages[K]['change'],
) => RoomMessages[K]['snapshot'];

/** How the rooms take in a change. */
export function foldOf(rooms: LiveRooms): FoldRoom {
  return (kind, state, change) => rooms[kind].fold(state, change);
}

/** Writes a room's new state over every query that shows a part of it. */
export function writeRoomUpdate<K extends RoomKind>(
  rooms: LiveRooms,
  queryClient: QueryClient,
  update: UpdateOf<K>,
): void {
  rooms[update.kind].write(queryClient, update);
}

/** A room that is one call's answer; a change replaces all of it. */
export function wholeAnswer<R extends CallRoute>(route: R, everyMs: number) {
  return {
    fold: (_state: AnswerOf<R>, change: AnswerOf<R>) => change,
    write: (queryClient: QueryClient, { state }: { state: AnswerOf<R> }) => writeAnswer(queryClient, route, state),
    polled: every(everyMs, [route]),
  };
}

/** Queries by the beginnings of their keys, to be asked that often. */
export function every(everyMs: number, ...queryKeys: readonly QueryKey[]): Polled[] {
  return queryKeys.map((queryKey) => ({ queries: { queryKey }, everyMs }));
}

export function writeAnswer<R extends CallRoute>(queryClient: QueryClient, route: R, answer: AnswerOf<R>): void {
  write(queryClient, [route], answer);
}

/** A GET that is still under way was answered before this state: it must not land on top of it. */
export function write(queryClient: QueryClient, queryKey: QueryKey, data: unknown): void {
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, data);
}

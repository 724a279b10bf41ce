import type { RoomName } from '@planet-heroes/contracts/realtime/socket-map';

/** The queries that live rooms keep current. The first two are URLs as well (see `loadJson`). */
export const liveQueryKeys = {
  impactStats: ['/api/impact-stats'],
  leaderboards: ['/api/heroes/leaderboard'],
  leaderboard: (limit: number) => ['/api/heroes/leaderboard', String(limit)],
  /** All rooms' states. */
  rooms: ['live'],
  /** A room's whole state, as it was last pushed. */
  room: (room: RoomName) => ['live', room],
} as const;

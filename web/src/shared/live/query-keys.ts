import type { RoomName } from '@planet-heroes/contracts/socket-map';

/** The queries that live rooms keep current. All but rooms are URLs as well (see `loadJson`). */
export const liveQueryKeys = {
  impactStats: ['/api/impact-stats'],
  leaderboards: ['/api/heroes/leaderboard'],
  leaderboard: (limit: number) => ['/api/heroes/leaderboard', String(limit)],
  dubai: ['/api/dubai'],
  dubaiChallenges: ['/api/dubai', 'challenges'],
  dubaiRewards: ['/api/dubai', 'rewards'],
  missions: ['/api/sponsored-missions'],
  pickups: ['/api/pickups'],
  socialChallenges: ['/api/social-challenges'],
  /** The caller's company: its lists, orders and account. A list's last segment is its filter. */
  corporate: {
    all: ['/api/corporate'],
    part: (name: string) => ['/api/corporate', name],
    quotes: ['/api/corporate', 'quotes'],
    quote: (id: string) => ['/api/corporate', 'quotes', id],
    orders: ['/api/corporate', 'orders'],
    order: (id: string) => ['/api/corporate', 'orders', id],
    imports: ['/api/corporate', 'imports'],
    import: (id: string) => ['/api/corporate', 'imports', id],
  },
  /** All rooms' states. */
  rooms: ['live'],
  /** A room's whole state, as it was last pushed. */
  room: (room: RoomName) => ['live', room],
} as const;

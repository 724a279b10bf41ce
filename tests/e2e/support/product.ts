import type { APIRequestContext } from '@playwright/test';
import type { ImpactStats } from '@planet-heroes/contracts/areas/impact/impact.contract';
import type {
  HeroNeighbourhood,
  Leaderboard,
  LeaderboardHero,
} from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { tradeVerified } from '../../support/events.ts';
import { OPERATOR_TOKEN } from '../../processes/secrets.ts';

/** The hero that a browser acts as where it has none of its own: the demo hero, who keeps its name on every screen. */
export const OWN_HERO = 'planet-hero-demo';

export interface VerifiedTrade {
  heroId: string;
  device?: string;
  condition?: string;
}

/** Reports verified trades as a trade desk does, and fails unless every one was applied. */
export async function verifyTrades(request: APIRequestContext, ...trades: VerifiedTrade[]): Promise<void> {
  const answer = await request.post('/api/ops/events', {
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    data: trades.map((trade) => tradeVerified({ ...trade })),
  });
  const { applied } = (await answer.json()) as { applied?: number };
  if (applied !== trades.length)
    throw new Error(`${applied} of ${trades.length} trades applied: ${await answer.text()}`);
}

/** The leaderboard as the server answers it. */
export async function readLeaderboard(request: APIRequestContext, limit = 50): Promise<Leaderboard> {
  const answer = await request.get(`/api/heroes/leaderboard?limit=${limit}`);
  return (await answer.json()) as Leaderboard;
}

/** Where the hero that a browser acts as stands. */
export async function readStanding(request: APIRequestContext): Promise<HeroNeighbourhood> {
  const answer = await request.get(`/api/heroes/leaderboard/around/${OWN_HERO}`);
  return (await answer.json()) as HeroNeighbourhood;
}

/** The public totals as the server answers them. */
export async function readImpact(request: APIRequestContext): Promise<ImpactStats> {
  const answer = await request.get('/api/impact-stats');
  return (await answer.json()) as ImpactStats;
}

export interface Climb {
  hero: LeaderboardHero;
  from: number;
  to: number;
}

/** A hero of the shown board, from the given rank down, whom `points` lift by a place or more, with nobody level. */
export function planClimb(board: Leaderboard, points: number, fromRank = 20): Climb {
  for (const [index, hero] of board.entries()) {
    if (index + 1 < fromRank || index >= 50 || hero.id === OWN_HERO) continue;
    const others = board.filter(({ id }) => id !== hero.id).map((other) => other.points);
    const score = hero.points + points;
    const to = others.filter((other) => other > score).length + 1;
    if (to <= index && !others.includes(score)) return { hero, from: index + 1, to };
  }
  throw new Error(`${points} points lift nobody.`);
}

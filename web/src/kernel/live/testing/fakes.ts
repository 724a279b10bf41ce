import { levelFor } from '@planet-heroes/contracts/areas/heroes/levels';
import type { ImpactStats } from '@planet-heroes/contracts/areas/impact/impact.contract';
import type { LeaderboardHero } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import type { ClientToServerEvents } from '@planet-heroes/contracts/socket-map';
import type { LiveSocket, LiveSocketEvents } from '../live-socket';

type Sent = {
  [E in keyof ClientToServerEvents]: { event: E; parameters: Parameters<ClientToServerEvents[E]> };
}[keyof ClientToServerEvents];

/** A socket for tests: it connects, answers and speaks only when the test says so. */
export class FakeSocket implements LiveSocket {
  readonly sent: Sent[] = [];
  connects = 0;
  disconnects = 0;
  #listeners: { event: string; listener: (...parameters: never[]) => void }[] = [];

  connect(): void {
    this.connects += 1;
  }

  disconnect(): void {
    this.disconnects += 1;
  }

  on<E extends keyof LiveSocketEvents>(event: E, listener: LiveSocketEvents[E]): void {
    this.#listeners.push({ event, listener });
  }

  emit<E extends keyof ClientToServerEvents>(event: E, ...parameters: Parameters<ClientToServerEvents[E]>): void {
    this.sent.push({ event, parameters } as Sent);
  }

  /** Plays the server, or the network. */
  hear<E extends keyof LiveSocketEvents>(event: E, ...parameters: Parameters<LiveSocketEvents[E]>): void {
    for (const each of this.#listeners) if (each.event === event) each.listener(...(parameters as never[]));
  }

  /** What was sent of one kind, oldest first. */
  sentOf<E extends keyof ClientToServerEvents>(event: E): Parameters<ClientToServerEvents[E]>[] {
    return this.sent.filter((each) => each.event === event).map(({ parameters }) =>
      parameters as Parameters<ClientToServerEvents[E]>
    );
  }
}

/** A hero for tests. */
export function sampleHero(id: string, points: number): LeaderboardHero {
  return {
    id,
    name: `Hero ${id}`,
    level: levelFor(points),
    points,
    bottlesPrevented: 0,
    co2Saved: 0,
    referralCount: 0,
    badges: [],
  };
}

/** Totals for tests, distinguished by one number. */
export function sampleStats(bottles: number): ImpactStats {
  return {
    totalBottlesPrevented: bottles,
    totalCo2Saved: 0,
    totalRewards: 0,
    activeHeroes: 0,
    bottlesPrevented: bottles,
    co2Saved: 0,
    pointsEarned: 0,
  };
}

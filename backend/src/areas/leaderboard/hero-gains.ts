import { Injectable } from '@nestjs/common';
import type { HeroGain } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { readGains } from '@planet-heroes/domain/areas/heroes/read-gains';
import { Database } from '@planet-heroes/domain/kernel/database/database';

const FRESH_MS = 60_000;
const MAX_KEPT = 5000;

interface KeptGain {
  gain: Promise<HeroGain | undefined>;
  readAt: number;
}

/** What heroes earned and traded lately, read from the ledger once a minute for each of them at the most. */
@Injectable()
export class HeroGains {
  /** The one that was read longest ago comes first. */
  private readonly kept = new Map<string, KeptGain>();

  constructor(private readonly database: Database) {}

  /** In the order given; those who earned nothing are left out. */
  async of(heroIds: Iterable<string>): Promise<HeroGain[]> {
    const ids = [...new Set(heroIds)];
    const now = performance.now();
    this.read(ids.filter((id) => now - (this.kept.get(id)?.readAt ?? -Infinity) >= FRESH_MS), now);
    const asked = ids.map((id) => this.kept.get(id)!.gain);
    this.forgetOldest();
    return (await Promise.all(asked)).filter((gain) => gain !== undefined);
  }

  /** Requests that arrive meanwhile wait for the same answer. */
  private read(ids: readonly string[], readAt: number): void {
    if (ids.length === 0) return;
    const gains = readGains(this.database, ids);
    for (const id of ids) {
      const kept = { gain: gains.then((byHero) => byHero.get(id)), readAt };
      // What failed is asked for again by the next one.
      kept.gain.catch(() => this.kept.get(id) === kept && this.kept.delete(id));
      this.kept.delete(id);
      this.kept.set(id, kept);
    }
  }

  private forgetOldest(): void {
    for (const id of this.kept.keys()) {
      if (this.kept.size <= MAX_KEPT) break;
      this.kept.delete(id);
    }
  }
}

// The running instance that a fixture is replayed into or recorded from.
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import { operatorTokenFile } from '@planet-heroes/platform/embedded/data-dir-secrets';
import { UsageError } from '@planet-heroes/platform/program';
import type { CloudEventEnvelope } from '@planet-heroes/contracts/kernel/events/cloud-event';
import type { IngestAnswer } from '@planet-heroes/contracts/kernel/ingest/answers';
import type { ClockAnswer, MoveClockRequest } from '@planet-heroes/contracts/kernel/clock';
import { OPS_CLAIMS_PAGE, type RewardClaimPage } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { HeroNeighbourhood, HeroStanding, Leaderboard } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import type { Order } from '@planet-heroes/contracts/areas/orders/schemas';
import type { LogAnswer } from '@planet-heroes/contracts/kernel/events/log-page';
import type { ProjectionsAnswer } from '@planet-heroes/contracts/kernel/events/projections-report';
import type { TotalsAnswer } from '@planet-heroes/contracts/kernel/reconciliation/totals';

const RETRIES = 10;
const QUIET_TRIES = 600;

export class Instance {
  readonly url: string;
  private readonly token: string;

  constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  /** Sends one batch until it is answered; sending it twice is harmless, since events are known by source and id. */
  async send(events: readonly CloudEventEnvelope[]): Promise<{ body: IngestAnswer; position: string }> {
    for (let attempt = 1; ; attempt++) {
      const response = await this.request('POST', '/api/ops/events', events);
      if (response.status === 200) {
        return { body: (await response.json()) as IngestAnswer, position: response.headers.get('planet-position')! };
      }
      const text = await response.text();
      const passing = response.status === 202 || response.status === 503 || response.status === 429;
      if (!passing || attempt === RETRIES) throw new ExpectedError(`The instance answered ${response.status}: ${text}`);
      await delay(Number(response.headers.get('retry-after') ?? 1) * 1000);
    }
  }

  /** The projections once they have taken everything up to a position. */
  async projectionsAt(position: string): Promise<ProjectionsAnswer['projections']> {
    const wanted = position ? BigInt(position.split('-')[0]!) : 0n;
    for (let attempt = 0; ; attempt++) {
      const { projections, horizon } = await this.ask<ProjectionsAnswer>('GET', '/api/ops/projections');
      const stopped = projections.find(({ stoppedAt }) => stoppedAt);
      if (stopped)
        throw new ExpectedError(`Projection ${stopped.name} stands still before event ${stopped.stoppedAt!.eventId}.`);
      if (BigInt(horizon) > wanted) return projections;
      if (attempt === RETRIES) throw new ExpectedError('The projections do not get to the last event.');
      await delay(200);
    }
  }

  totals(): Promise<TotalsAnswer> {
    return this.ask('GET', '/api/ops/totals');
  }

  moveClock(move: MoveClockRequest): Promise<ClockAnswer> {
    return this.ask('POST', '/api/ops/clock', move);
  }

  /** Waits until nothing that is due by the instance's clock is left to do, and returns the log position after it. */
  async quiet(): Promise<string> {
    for (let attempt = 0; attempt < QUIET_TRIES; attempt++) {
      const { due } = await this.ask<ClockAnswer>('GET', '/api/ops/clock');
      if (due === 0) return (await this.totals()).position;
      await delay(100);
    }
    throw new ExpectedError('What is due does not come to an end. GET /api/ops/failed-jobs shows what fails.');
  }

  logPage(since: string, until: string | undefined, after: string): Promise<LogAnswer> {
    const query = new URLSearchParams({ since, after, ...(until !== undefined && { until }) });
    return this.ask('GET', `/api/ops/log?${query}`);
  }

  /** A hero's points and rank; undefined where nobody is known by this id. */
  async hero(id: string): Promise<Pick<HeroStanding, 'points' | 'rank'> | undefined> {
    const standing = await this.find<HeroNeighbourhood>(
      `/api/heroes/leaderboard/around/${encodeURIComponent(id)}?radius=0`,
    );
    return standing && { points: standing.points, rank: standing.rank };
  }

  /** The first `limit` entries of the leaderboard. */
  board(limit: number): Promise<Leaderboard> {
    return this.ask('GET', `/api/heroes/leaderboard?limit=${limit}`);
  }

  order(id: string): Promise<Order | undefined> {
    return this.find(`/api/ops/orders/${encodeURIComponent(id)}`);
  }

  /** How many claims a hero has made. */
  async claimsOf(heroId: string): Promise<number> {
    let [count, after] = [0, null as string | null];
    do {
      const query = new URLSearchParams({ heroId, limit: String(OPS_CLAIMS_PAGE.max), ...(after && { after }) });
      const page: RewardClaimPage = await this.ask('GET', `/api/ops/claims?${query}`);
      count += page.claims.length;
      after = page.next;
    } while (after !== null);
    return count;
  }

  /** What stands at an address; undefined where nothing does. */
  private async find<T>(path: string): Promise<T | undefined> {
    const response = await this.request('GET', path);
    if (response.status === 404) return undefined;
    if (!response.ok) throw new ExpectedError(`The instance answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  private async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.request(method, path, body);
    if (!response.ok) throw new ExpectedError(`The instance answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  private request(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(this.url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new ExpectedError(`${this.url} cannot be reached. Is the product running there?`, { cause: error });
    });
  }
}

/** The instance's address unless another is named. */
export const DEFAULT_URL = `http://127.0.0.1:${process.env.PORT || 3000}`;

/** The address of an instance as an option gives it, without a slash at its end. Throws a UsageError for any other. */
export function addressOf(url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url.replace(/\/$/, '');
  throw new UsageError(`--url: "${url}" is not an address. Write ${DEFAULT_URL}.`);
}

/** The operator token: as given, from the environment, or from the data folder. */
export function operatorToken(given: string | undefined): string {
  const token = given ?? process.env.OPERATOR_TOKEN;
  if (token) return token;
  const file = operatorTokenFile(process.env.DATA_DIR || '.data');
  if (!existsSync(file)) throw new ExpectedError(`No operator token: set OPERATOR_TOKEN or DATA_DIR (${file} is not there).`);
  return readFileSync(file, 'utf8').trim();
}

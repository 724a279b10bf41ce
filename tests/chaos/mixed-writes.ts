import { randomUUID } from 'node:crypto';
import { counted, operate, type Write } from '../processes/client.ts';
import type { Query } from '../processes/database.ts';
import { challenge, claim, ingest, join, reward } from '../processes/offers.ts';
import { reconciliationFaults } from '../processes/reconciliation.ts';
import type { Ended } from '../processes/bring-to-end.ts';
import { type Chaos, drawn } from './chaos-run.ts';

const MISSION = 'mission-school-refill';
const SPONSORSHIP = {
  sponsorId: 'demo-sponsor',
  missionId: MISSION,
  tierId: 'supporter',
  amount: 50_000,
  message: null,
  isAnonymous: false,
};

export const sponsor = (key: string = randomUUID()): Write => ({
  path: '/api/mission-sponsorships',
  body: SPONSORSHIP,
  key,
});

/** What is checked afterwards. */
export interface Checked {
  address: string;
  backends: readonly { address: string }[];
  query: Query;
}

/**
 * Claims, joins and sponsorships at random, with less stock and fewer seats than are asked for, and what they must end
 * as.
 */
export class MixedWrites {
  readonly writes: Write[];
  private readonly scarce: string;
  private readonly plenty: string;
  private readonly challenge: string;
  private readonly stock: number;
  private sponsorshipsBefore = 0;

  constructor(chaos: Chaos, count: number, name = 'mixed') {
    this.scarce = `${name}-scarce`;
    this.plenty = `${name}-plenty`;
    this.challenge = `${name}-challenge`;
    this.stock = Math.ceil(count / 8);
    const id = (at: number) => `chaos-${chaos.seed}-${name}-${at}-${randomUUID()}`;
    this.writes = Array.from({ length: count }, (_, at) => {
      const hero = `bulk-${1 + at}`;
      const kind = drawn(chaos, 0, 10);
      if (kind < 4) return claim(this.scarce, hero, id(at));
      if (kind < 6) return claim(this.plenty, hero, id(at));
      return kind < 8 ? join(this.challenge, hero, id(at)) : sponsor(id(at));
    });
  }

  async prepare({ address, query }: Checked): Promise<void> {
    await ingest(address, [
      reward(this.scarce, { availableQuantity: this.stock }),
      reward(this.plenty),
      challenge(this.challenge, { participantLimit: this.stock }),
    ]);
    this.sponsorshipsBefore = await this.sponsorships(query);
  }

  /**
   * What is wrong with how the writes ended, nothing when all is well: every one once, and the tables, log and
   * reconciliation agree.
   */
  async faults(site: Checked, ended: readonly Ended[]): Promise<string[]> {
    const { query } = site;
    const faults: string[] = [];
    const expect = (what: string, found: number, expected: number) => {
      if (found !== expected) faults.push(`${what}: ${found} instead of ${expected}`);
    };
    const done = (path: string) => ended.filter((each) => each.done && each.write.path.includes(path));
    for (const { write, code, done: isDone } of ended) {
      if (!isDone && code !== 'sold_out' && code !== 'challenge_full') faults.push(`${write.path} ended as ${code}`);
    }
    for (const rewardId of [this.scarce, this.plenty]) {
      const told = done(`/${rewardId}/`).map(({ answer }) => answer.body.claimId as string);
      const [row] = await query<{ rows: number; told: number; counted: number; events: number }>(
        `select (select count(*)::int from reward_claim where reward_id = $1) as rows,
                (select count(*)::int from reward_claim where reward_id = $1 and id = any($2)) as told,
                (select claimed_quantity::int from dubai_reward where id = $1) as counted,
                (select count(*)::int from event_log where type = 'reward.claimed' and data ->> 'rewardId' = $1) as events`,
        [rewardId, told],
      );
      expect(`claims of ${rewardId} in the table`, row!.rows, told.length);
      expect(`receipts of ${rewardId} in the table`, row!.told, told.length);
      expect(`${rewardId} counts`, row!.counted, told.length);
      expect(`claims of ${rewardId} in the log`, row!.events, told.length);
    }
    const joined = done(`/${this.challenge}/`).length;
    const [seats] = await query<{ rows: number }>(
      'select count(*)::int as rows from dubai_participation where challenge_id = $1',
      [this.challenge],
    );
    expect('participations', seats!.rows, joined);
    expect(
      'sponsorships',
      (await this.sponsorships(query)) - this.sponsorshipsBefore,
      done('/mission-sponsorships').length,
    );
    return [...faults, ...(await reconciliationFaults(site.backends)), ...(await failedJobs(site))];
  }

  private async sponsorships(query: Query): Promise<number> {
    const [row] = await query<{ rows: number }>(
      'select count(*)::int as rows from mission_sponsorship where mission_id = $1',
      [MISSION],
    );
    return row!.rows;
  }
}

async function failedJobs({ address }: Checked): Promise<string[]> {
  const { jobs } = await operate(address, 'GET', '/api/ops/failed-jobs?limit=500');
  return jobs.map(({ command, reason }: any) => `${command} failed for good: ${reason}`);
}

/** How writes ended, in short. */
export function figuresOf(ended: readonly Ended[]): string {
  const later = ended.filter(({ accepted }) => accepted).length;
  const retried = ended.filter(({ retries }) => retries > 0).length;
  return `${ended.length} writes: ${
    counted(ended.map(({ done, code }) => (done ? 'done' : code)))
  }; ${later} by way of 202, ${retried} sent again`;
}

/** Answers that nobody may get, with anything broken. */
export function unlawful(ended: readonly Ended[]): string[] {
  return ended
    .flatMap(({ seen, answer }) => [...seen, answer.status])
    .filter((status) => status >= 500 && status !== 503)
    .map((status) => `an answer was ${status}`);
}

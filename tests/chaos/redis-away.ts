import { setTimeout as delay } from 'node:timers/promises';
import { type Chaos, drawn, scaled } from './chaos-run.ts';
import type { ChaosRow } from './report.ts';
import { onSite } from './site.ts';
import { underLoad } from './under-fault.ts';

const MUST_HOLD = 'nothing told is lost, accepted commands finish, recovers alone ≤ 10 s';

/** R5: Redis killed, stopped and emptied under load. */
export function redisAway(chaos: Chaos): Promise<ChaosRow[]> {
  const most = scaled(chaos, 4_000, 1_000);
  return onSite({ heroes: most, backends: 2, workers: 2 }, async (site) => {
    const { redis } = site;
    const awayFor = () => delay(drawn(chaos, 2_000, 5_000));
    const faults = {
      'Redis SIGKILLed, started again 2–5 s later': async () => {
        await redis.stop('SIGKILL');
        await awayFor();
        await redis.start();
      },
      'Redis stopped, started again 2–5 s later': async () => {
        await redis.stop();
        await awayFor();
        await redis.start();
      },
      'FLUSHALL three times': async () => {
        for (let times = 0; times < 3; times++) {
          await redis.flush();
          await delay(drawn(chaos, 100, 1_000));
        }
      },
      'Redis away and emptied, a backend and a worker started meanwhile': async () => {
        await redis.flush();
        await redis.stop('SIGKILL');
        await Promise.all([site.backends[1]!, site.workers[1]!].map(async (part) => {
          await part.end('SIGKILL');
          await part.start();
        }));
        await redis.start();
        await redis.flush();
      },
    };
    const rows: ChaosRow[] = [];
    for (const [index, [fault, make]] of Object.entries(faults).entries()) {
      const mustBeMet = fault.startsWith('FLUSHALL') ? {} : { mustBeMet: 503 };
      rows.push(
        await underLoad(
          chaos,
          site,
          `redis-${index}`,
          { id: 'R5', fault, mustHold: MUST_HOLD, make, ...mustBeMet },
          most,
        ),
      );
    }
    return rows;
  });
}

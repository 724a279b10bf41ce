import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { ImpactProjection } from '@planet-heroes/backend/areas/impact/impact.projection';
import { LeaderboardProjection } from '@planet-heroes/backend/areas/leaderboard/leaderboard.projection';
import { LogTailer } from '@planet-heroes/backend/kernel/projections/log-tailer';
import type { RoomWhole } from '@planet-heroes/contracts/socket-map';
import type { Queryable } from '@planet-heroes/domain/kernel/database/database';
import { tradeVerified } from '../../support/events.js';
import { joinHero } from '../../support/join-hero.js';
import { connectToRooms } from '../../support/socket-client.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const STARTS = 5;

/** Loads its heroes, then waits: events are written while a node is starting. */
class SlowImpact extends ImpactProjection {
  constructor(private readonly whileLoading: () => Promise<unknown>) {
    super();
  }

  override fresh(): ImpactProjection {
    return new ImpactProjection();
  }

  override async load(snapshot: Queryable): Promise<void> {
    await super.load(snapshot);
    await this.whileLoading();
  }
}

describe('a node’s projections', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.close());

  const trade = () => product.operate('POST', '/api/ops/events', tradeVerified());
  const comparisons = async () => {
    const { body } = await product.operate('POST', '/api/ops/books/check');
    return body.checks.filter(({ name }: { name: string }) => name.startsWith('Projection '));
  };

  it('are those of the tables when it starts while others write, and are woken meanwhile', async () => {
    for (let start = 0; start < STARTS; start++) {
      const tailer: LogTailer = new LogTailer(product.database, pino({ level: 'silent' }));
      product.platform.bus.onLogGrowth(() => tailer.wake());
      async function trades() {
        for (let written = 0; written < 3; written++) await trade();
      }
      const writing = trades().then(trades);
      await tailer.begin([new LeaderboardProjection(), new SlowImpact(trades)]);
      await writing;
      const found = await tailer.compareWithTables();
      await tailer.stop();
      expect(found).toEqual(found.map(({ name, tables }) => ({ name, live: tables, tables })));
    }
  });

  it('are kept where only what nobody sees differs', async () => {
    const guest = (await product.call('POST', '/api/guests')).body;
    const [left, hero] = [await joinHero(product), await joinHero(product)];
    expect((await left.call('DELETE', '/api/me')).status).toBe(200);
    const reloaded = async (ids: string[], set: string) => {
      await product.database.query(`update hero set ${set} where id = any($1)`, [ids]);
      return (await comparisons()).flatMap(({ name, found }: any) => (found.includes('loaded again') ? [name] : []));
    };
    const later = `score_reached_at = score_reached_at + interval '1 hour'`;
    expect(await reloaded([guest.id, left.id], later)).toEqual([]);
    expect(await reloaded([left.id], 'bottles_prevented = bottles_prevented + 1')).toEqual([]);
    expect(await reloaded([hero.id], later)).toEqual(['Projection leaderboard shows what the tables say']);
  });

  it('that differ from the tables are loaded again automatically, and the node is not ready until they are', async () => {
    const impact = product.backend.app.get(ImpactProjection);
    const before = (await product.operate('GET', '/api/ops/projections')).body.projections.find((
      { name }: { name: string },
    ) => name === 'impact');
    const socket = await connectToRooms(product.address);
    const shown = (await socket.subscribe('impact')) as unknown as { snapshot: { bottlesPrevented: number } };
    const replaced: RoomWhole[] = [];
    socket.socket.on('room:replaced', (whole) => replaced.push(whole));
    let load = () => {};
    const mayLoad = new Promise<void>((resolve) => (load = resolve));
    const original = impact.load.bind(impact);
    impact.load = async (snapshot) => {
      await mayLoad;
      await original(snapshot);
    };
    impact.apply({ type: 'trade.verified', data: { bottlesPrevented: 40, co2Saved: 1, tradeValue: 1 } } as never);

    const checking = comparisons();
    const notReady = await until('the node to say so', async () => {
      const answer = await product.call('GET', '/health/ready');
      return answer.status === 503 && answer;
    });
    expect(notReady.body.problems).toEqual(['projection impact differs from the tables and is being loaded again']);
    // Events written during the load are counted once.
    await trade();
    load();
    const mended = (await checking).find(({ name }: { name: string }) => name.includes(' impact '));
    expect(mended).toMatchObject({ holds: true, found: expect.stringContaining('loaded again: it had') });
    expect((await comparisons()).filter(({ found }: { found: string }) => found.includes('loaded again'))).toEqual([]);
    expect((await product.call('GET', '/health/ready')).status).toBe(200);
    expect((await product.call('GET', '/metrics')).body).toMatch(
      /planet_projection_reloads_total\{projection="impact"\} 1/,
    );
    expect((await product.operate('GET', '/api/ops/overview')).body.faults).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'projection', text: 'impact differed from the tables and was loaded again' }),
      ]),
    );
    // A follower of the old state is sent the new one.
    const whole = await until('the whole', () => replaced[0]);
    expect(whole.snapshot).toMatchObject({ bottlesPrevented: shown.snapshot.bottlesPrevented + 1240 });
    expect(before.hash).not.toBe(undefined);
    socket.socket.disconnect();
    impact.load = original;
  });
});

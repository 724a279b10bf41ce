import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { heroNeighbourhoodSchema, leaderboardSchema } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

describe('the leaderboard', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ seed: 'demo' });
  });
  afterAll(() => product.close());

  it('gives ten heroes unless asked for more, under both forms of the URL', async () => {
    const byDefault = await product.call('GET', '/api/heroes/leaderboard');
    expect(leaderboardSchema.parse(byDefault.body)).toHaveLength(10);
    const fifty = await product.call('GET', '/api/heroes/leaderboard?limit=50');
    expect((await product.call('GET', '/api/heroes/leaderboard/50')).body).toEqual(fifty.body);
    expect(fifty.body).toHaveLength(50);
    const points = fifty.body.map((hero: { points: number }) => hero.points);
    expect(points).toEqual(points.toSorted((a: number, b: number) => b - a));
  });

  it.each(['0', '101', 'abc', '-1', '1.5', '', '1e2', '010', '10&limit=20'])('refuses a limit of %p', async (limit) => {
    const answer = await product.call('GET', `/api/heroes/leaderboard?limit=${limit}`);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_limit', message: expect.stringContaining('1 to 100') } },
    });
  });

  it('reports where any hero stands, and who stands around', async () => {
    const board = (await product.call('GET', '/api/heroes/leaderboard/100')).body;
    const middle = (await product.call('GET', `/api/heroes/leaderboard/around/${board[49].id}`)).body;
    expect(heroNeighbourhoodSchema.parse(middle)).toEqual(middle);
    expect(middle).toMatchObject({
      rank: 50,
      points: board[49].points,
      pointsToNext: board[48].points - board[49].points + 1,
      leadOverNext: board[49].points - board[50].points,
    });
    expect(middle.heroes.map(({ rank: _rank, ...hero }: { rank: number }) => hero)).toEqual(board.slice(44, 55));
    const first = (await product.call('GET', `/api/heroes/leaderboard/around/${board[0].id}?radius=1`)).body;
    expect(first).toMatchObject({ rank: 1, pointsToNext: null, heroes: [{ rank: 1 }, { rank: 2 }] });
    const demo = (await product.call('GET', '/api/heroes/leaderboard/around/planet-hero-demo?radius=0')).body;
    expect(demo).toMatchObject({
      points: 12_450,
      totalHeroes: 12_847,
      heroes: [{ name: 'Mira (demo)', rank: demo.rank }],
    });
    const last = await product.database.query<{ id: string }>(
      'select id from hero order by score, score_reached_at desc, id desc limit 1',
    );
    const bottom = (await product.call('GET', `/api/heroes/leaderboard/around/${last[0]!.id}?radius=2`)).body;
    expect(bottom).toMatchObject({
      rank: 12_847,
      leadOverNext: null,
      heroes: [{ rank: 12_845 }, { rank: 12_846 }, { rank: 12_847 }],
    });
  });

  it('refuses to look around nobody, or too far', async () => {
    expect(await product.call('GET', '/api/heroes/leaderboard/around/nobody')).toMatchObject({
      status: 404,
      body: { error: { code: 'unknown_hero' } },
    });
    for (const radius of ['26', '-1', 'x', '']) {
      const answer = await product.call('GET', `/api/heroes/leaderboard/around/planet-hero-demo?radius=${radius}`);
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_radius' } } });
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import type { AnswerOf, RequestOf } from './call-by-route.js';
import { CALL_TABLES, CALLS } from './calls.js';
import { DUBAI_REWARDS_ROUTES } from './areas/dubai-rewards/routes.js';
import type { PICKUPS_ROUTES } from './areas/pickups/routes.js';
import type { ClaimReceipt } from './areas/dubai-rewards/schemas.js';
import { isCompanys, isOwnHeros } from './kernel/calls/route-groups.js';
import { methodOf, pathOf, urlOf } from './kernel/calls/route.js';

describe('the calls', () => {
  it('have a name and a route each, of which no other call has either', () => {
    const names = CALL_TABLES.flatMap((table) => Object.keys(table));
    expect(new Set(names).size).toBe(CALLS.length);
    expect(new Set(CALLS.map(({ route }) => route)).size).toBe(CALLS.length);
    for (const { route, method, path } of CALLS) expect([methodOf(route), pathOf(route)]).toEqual([method, path]);
  });

  it('check every name in their paths', () => {
    for (const { path, params } of CALLS) {
      expect(Object.keys(params?.shape ?? {}).sort()).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
      );
    }
  });

  it('of a company stand in its corner, and so do none of operators and heroes', () => {
    for (const { caller, route } of CALLS) {
      if (caller === 'company') expect([route, isCompanys(route)]).toEqual([route, true]);
      if (caller === 'operator' || caller === 'hero') expect([route, isCompanys(route)]).toEqual([route, false]);
      if (caller !== 'hero') expect([route, isOwnHeros(route)]).toEqual([route, false]);
    }
  });

  it('have types by their routes', () => {
    const request: RequestOf<typeof DUBAI_REWARDS_ROUTES.claimReward> = {
      params: { rewardId: 'r' },
      body: { heroId: 'h' },
    };
    const answer = (receipt: ClaimReceipt): AnswerOf<typeof DUBAI_REWARDS_ROUTES.claimReward> => receipt;
    // @ts-expect-error A path without its value.
    const missing: RequestOf<typeof DUBAI_REWARDS_ROUTES.claimReward> = { body: { heroId: 'h' } };
    const nothing: RequestOf<typeof PICKUPS_ROUTES.readPickups> = {};
    expect([request, answer, missing, nothing]).toHaveLength(4);
  });
});

describe('the URL of a call', () => {
  it('has the values of its path and query, written safely, and none that is undefined', () => {
    expect(urlOf(DUBAI_REWARDS_ROUTES.claimReward, { params: { rewardId: 'a/b ?' } })).toBe(
      '/api/dubai/rewards/a%2Fb%20%3F/claim',
    );
    expect(urlOf('GET /api/a', { query: { limit: 5, search: 'é&', after: undefined } })).toBe(
      '/api/a?limit=5&search=%C3%A9%26',
    );
    expect(urlOf('GET /api/a', { query: {} })).toBe('/api/a');
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { IMPACT_ROUTES } from '@planet-heroes/contracts/areas/impact/routes';
import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { queryOptionsOf } from '../api/query-options';
import { ROOMS } from '../../app/rooms';
import { handInRooms, loadRooms } from './load-rooms';
import { startPolling } from './polling';

describe('polling', () => {
  let client: QueryClient;
  let stopWatching: (() => void)[];
  const loadStats = jest.fn(async () => ({}));
  const loadBoard = jest.fn(async () => []);
  const page = { hidden: false };

  beforeEach(async () => {
    handInRooms(async () => ROOMS);
    await loadRooms();
    jest.useFakeTimers();
    jest.clearAllMocks();
    page.hidden = false;
    client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
    stopWatching = [
      new QueryObserver(client, { queryKey: queryOptionsOf(IMPACT_ROUTES.readImpact).queryKey, queryFn: loadStats })
        .subscribe(() => {}),
      new QueryObserver(client, {
        queryKey: queryOptionsOf(LEADERBOARD_ROUTES.readLeaderboardByPath, { params: { limit: 50 } }).queryKey,
        queryFn: loadBoard,
      })
        .subscribe(() => {}),
    ];
    await jest.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    stopWatching.forEach((stop) => stop());
    client.clear();
    jest.useRealTimers();
  });

  const calls = () => [loadStats.mock.calls.length, loadBoard.mock.calls.length];

  it('fetches at once, then impact every 10 s and the leaderboard every 30 s, until it is stopped', async () => {
    expect(calls()).toEqual([1, 1]);
    const stop = startPolling(client, page);
    await jest.advanceTimersByTimeAsync(0);
    expect(calls()).toEqual([2, 2]);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(calls()).toEqual([5, 3]);
    stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls()).toEqual([5, 3]);
  });

  it('asks nothing for a page that nobody sees', async () => {
    page.hidden = true;
    const stop = startPolling(client, page);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls()).toEqual([1, 1]);
    stop();
  });

  it('asks nothing for a screen that is gone', async () => {
    stopWatching.forEach((stop) => stop());
    const stop = startPolling(client, page);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls()).toEqual([1, 1]);
    stop();
  });
});

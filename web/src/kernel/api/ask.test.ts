import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AcceptedCommand, SettledCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import { ApiError } from './api-error';
import { IMPACT_ROUTES } from '@planet-heroes/contracts/areas/impact/routes';
import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { ask, followCommand } from './ask';
import { queryClient } from './queries';
import { queryOptionsOf } from './query-options';

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const refusal = { error: { code: 'unknown_device', message: 'We do not know this phone.', requestId: 'r1' } };

describe('calls', () => {
  let answers: Response[];
  let fetched: { path: string; init: RequestInit }[];

  beforeEach(() => {
    answers = [];
    fetched = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
      fetched.push({ path: String(path), init: init! });
      return answers.shift()!;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    queryClient.clear();
  });

  const phone = { device: 'iPhone 15', condition: 'good' };
  const value = (body: typeof phone, options?: Parameters<typeof ask>[2]) =>
    ask(TRADE_INS_ROUTES.calculateTrade, { body }, options);
  const headers = (call = 0) => new Headers(fetched[call]!.init.headers);
  const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
    const error = await promise.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    return error as ApiError;
  };

  it('send cookies', async () => {
    answers.push(json(200, []), json(200, {}));
    await ask(IMPACT_ROUTES.readImpact);
    await value(phone);
    expect(fetched.map(({ init }) => init.credentials)).toEqual(['include', 'include']);
  });

  it('name JSON as the content type only when there is a body', async () => {
    answers.push(json(200, {}), json(200, {}));
    await value(phone);
    await ask(HEROES_ROUTES.checkIn);
    expect(headers(0).get('Content-Type')).toBe('application/json');
    expect(fetched[0]!.init.body).toBe(JSON.stringify(phone));
    expect(headers(1).has('Content-Type')).toBe(false);
    expect(fetched[1]!.init.body).toBeUndefined();
  });

  it('carry a fresh idempotency key for each action, or the one given', async () => {
    answers.push(json(200, {}), json(200, {}), json(200, {}));
    await value(phone);
    await value(phone);
    await value(phone, { idempotencyKey: 'mine' });
    const keys = [0, 1, 2].map((call) => headers(call).get('Idempotency-Key')!);
    expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('mine');
  });

  it('are sent once however often they are asked for while pending, and again once they have ended', async () => {
    answers.push(json(201, { id: 1 }), json(201, { id: 2 }), json(201, { id: 3 }));
    const pressed = [value(phone), value(phone), value({ ...phone, condition: 'fair' })];
    expect(await Promise.all(pressed)).toMatchObject([{ id: 1 }, { id: 1 }, { id: 2 }]);
    expect(await value(phone)).toMatchObject({ id: 3 });
    expect(fetched).toHaveLength(3);
  });

  it('fail with the status and the body on any answer that is not OK', async () => {
    answers.push(json(400, refusal));
    const error = await failure(value(phone));
    expect(error.message).toBe(`400: ${JSON.stringify(refusal)}`);
    expect(error).toMatchObject({ status: 400, code: 'unknown_device', serverMessage: 'We do not know this phone.' });
  });

  it('fail with the status text when the body is empty, and tell when to come back', async () => {
    answers.push(new Response('', { status: 503, statusText: 'Service Unavailable', headers: { 'Retry-After': '2' } }));
    const error = await failure(ask(IMPACT_ROUTES.readImpact));
    expect(error).toMatchObject({
      message: '503: Service Unavailable',
      status: 503,
      code: undefined,
      serverMessage: undefined,
      retryAfter: 2,
    });
  });

  it('follow a command that was accepted to its result', async () => {
    jest.useFakeTimers();
    const onAccepted = jest.fn();
    answers.push(
      json(202, { commandId: 'c1', status: 'accepted' }),
      json(202, { commandId: 'c1', status: 'accepted' }),
      json(200, { commandId: 'c1', status: 'succeeded', result: { tradeValue: 4200 } }),
    );
    const result = value(phone, { onAccepted });
    await jest.advanceTimersByTimeAsync(0);
    expect(onAccepted).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1500);
    await expect(result).resolves.toMatchObject({ tradeValue: 4200 });
    expect(fetched.slice(1).map(({ path }) => path)).toEqual(['/api/commands/c1', '/api/commands/c1']);
  });
});

describe('a call as a query', () => {
  beforeEach(() => void jest.spyOn(globalThis, 'fetch'));
  afterEach(() => {
    jest.restoreAllMocks();
    queryClient.clear();
  });
  const answerWith = (response: Response) => jest.mocked(globalThis.fetch).mockResolvedValue(response);

  it('asks at the URL of its route and values, and is found by the beginning of its key', async () => {
    answerWith(json(200, []));
    await queryClient.fetchQuery(queryOptionsOf(LEADERBOARD_ROUTES.readLeaderboardByPath, { params: { limit: 50 } }));
    expect(jest.mocked(globalThis.fetch).mock.calls[0]![0]).toBe('/api/heroes/leaderboard/50');
    expect(queryClient.getQueriesData({ queryKey: [LEADERBOARD_ROUTES.readLeaderboardByPath] })).toHaveLength(1);
    expect(
      queryClient.getQueryData(
        queryOptionsOf(LEADERBOARD_ROUTES.readLeaderboardByPath, { params: { limit: 10 } })
          .queryKey,
      ),
    )
      .toBeUndefined();
  });

  it('fails on 401', async () => {
    answerWith(json(401, {}));
    await expect(queryClient.fetchQuery(queryOptionsOf(HEROES_ROUTES.readMe))).rejects.toMatchObject({ status: 401 });
  });

  it('is never retried', async () => {
    answerWith(json(500, {}));
    await expect(queryClient.fetchQuery(queryOptionsOf(IMPACT_ROUTES.readImpact))).rejects.toMatchObject({
      status: 500,
    });
    expect(globalThis.fetch).toHaveBeenCalledTimes(1);
  });
});

type Read = (commandId: string, signal: AbortSignal) => Promise<AcceptedCommand | SettledCommand>;
const accepted: AcceptedCommand = { commandId: 'c1', status: 'accepted' };
const never = () => new Promise<SettledCommand>(() => {});

describe('a command that was accepted', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('ends with the live message, after one look-up, which may bring a session', async () => {
    const read = jest.fn<Read>().mockResolvedValue({ commandId: 'c1', status: 'succeeded', result: 8 });
    await expect(followCommand('c1', read, async () => ({ commandId: 'c1', status: 'succeeded', result: 7 }))).resolves
      .toBe(8);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('ends with the live message also where that look-up is lost', async () => {
    const read = jest.fn<Read>().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(followCommand('c1', read, async () => ({ commandId: 'c1', status: 'succeeded', result: 7 }))).resolves
      .toBe(7);
  });

  it('ends with the stored result when no message comes, over a lost connection and a server that is down', async () => {
    const read = jest
      .fn<Read>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new ApiError(503, 'starting'))
      .mockRejectedValueOnce(new ApiError(429, 'too many'))
      .mockResolvedValue({ commandId: 'c1', status: 'succeeded', result: 7 });
    const result = followCommand('c1', read, never);
    await jest.advanceTimersByTimeAsync(500 + 1000 + 2000 + 4000);
    await expect(result).resolves.toBe(7);
  });

  it('fails as decided, with the code of its refusal', async () => {
    const error = { code: 'unknown_device', message: 'We do not know this phone.' } as const;
    const settled: SettledCommand = { commandId: 'c1', status: 'refused', error };
    const result = followCommand('c1', async () => settled, async () => settled);
    await expect(result).rejects.toMatchObject({
      status: 409,
      code: 'unknown_device',
      serverMessage: 'We do not know this phone.',
    });
  });

  it('fails when the server does not know it', async () => {
    const result = followCommand('c1', jest.fn<Read>().mockRejectedValue(new ApiError(404, 'unknown')), never);
    const failed = expect(result).rejects.toMatchObject({ status: 404 });
    await jest.advanceTimersByTimeAsync(500);
    await failed;
  });

  it('is given up after about a minute, with words for the visitor', async () => {
    const read = jest.fn<Read>().mockResolvedValue(accepted);
    const failed = expect(followCommand('c1', read, never)).rejects.toMatchObject({
      status: 202,
      serverMessage: expect.stringContaining('was accepted'),
    });
    await jest.advanceTimersByTimeAsync(70_000);
    await failed;
    expect(read).toHaveBeenCalledTimes(10);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { OPERATORS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { callAsOperator, failureOf, SIGNED_IN } from './operator-session';

const { readOperator } = OPERATORS_ROUTES;
const refusal = (code: string) => JSON.stringify({ error: { code, message: `It is ${code}.`, requestId: 'r1' } });

describe('a call of an operator', () => {
  let fetched: RequestInit[];
  let answer: () => Response;

  beforeEach(() => {
    fetched = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      fetched.push(init!);
      return answer();
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  const failure = async (token = 'a-token') =>
    failureOf(await callAsOperator(token, readOperator).catch((error: unknown) => error));

  it('carries the token, and no header where somebody is signed in by name', async () => {
    answer = () => new Response('{}');
    await callAsOperator('a-token', readOperator);
    await callAsOperator(SIGNED_IN, readOperator);
    expect(fetched.map(({ headers }) => new Headers(headers).get('Authorization'))).toEqual(['Bearer a-token', null]);
    expect(fetched[0]!.cache).toBe('no-store');
  });

  it('is refused without being sent where the token cannot be a header', async () => {
    expect(await failure('a tokén')).toMatchObject({ code: 'refused' });
    expect(fetched).toHaveLength(0);
  });

  it.each([
    [202, '{"commandId":"c1"}', 'accepted', /Accepted/],
    [401, refusal('operator_required'), 'refused', /operator_required/],
    [403, refusal('role_not_allowed'), 'role_not_allowed', /role_not_allowed/],
    [403, refusal('confirmation_required'), 'confirmation_required', /confirmation_required/],
    [409, refusal('illegal_transition'), 'illegal_transition', /illegal_transition/],
    [502, '<html></html>', 'away', /502/],
  ])('that is answered with %i %s is %s', async (status, body, code, text) => {
    answer = () => new Response(body, { status });
    expect(await failure()).toEqual({ code, text: expect.stringMatching(text) });
  });

  it('that nobody answers says so', async () => {
    answer = () => {
      throw new TypeError('fetch failed');
    };
    expect(await failure()).toEqual({ code: 'away', text: 'The server does not answer.' });
  });
});

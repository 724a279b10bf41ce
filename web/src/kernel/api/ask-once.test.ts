import { describe, expect, it } from '@jest/globals';
import { ApiError } from './api-error';
import { sendOnce } from './ask-once';

/** Sends the same action with each outcome in turn, and returns the keys that were sent. */
async function keysSent(path: `/${string}`, ...outcomes: (Error | 'done')[]): Promise<string[]> {
  const keys: string[] = [];
  for (const outcome of outcomes) {
    const send = async (
      _route: string,
      _values: unknown,
      { idempotencyKey }: { idempotencyKey: string },
    ): Promise<unknown> => {
      keys.push(idempotencyKey);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    };
    await sendOnce(`POST ${path}`, { body: { heroId: 'a' } }, send).catch(() => undefined);
  }
  return keys;
}

describe('an action that must not happen twice', () => {
  it.each([
    ['the connection broke', new TypeError('Failed to fetch')],
    ['a gateway answered', new ApiError(502, 'Bad Gateway')],
    ['nothing could be taken', new ApiError(503, '{"error":{"code":"queue_unavailable","message":"Try again."}}')],
    ['it is still under way', new ApiError(202, '{"error":{"message":"It takes longer."}}')],
  ])('keeps its key when %s, until it is done', async (name, failure) => {
    const keys = await keysSent(`/${name}`, failure, failure, 'done', 'done');
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it.each([
    ['refused', new ApiError(409, '{"error":{"code":"sold_out","message":"Gone."}}')],
    ['failed for good', new ApiError(500, '{"error":{"code":"command_failed","message":"Noted."}}')],
  ])('is a new one once it was %s', async (name, failure) => {
    const [first, second] = await keysSent(`/${name}`, failure, 'done');
    expect(second).not.toBe(first);
  });

  it('is another one at another path', async () => {
    const lost = new TypeError('Failed to fetch');
    expect(await keysSent('/one', lost)).not.toEqual(await keysSent('/two', lost));
  });
});

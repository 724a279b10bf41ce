import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AcceptedCommand, SettledCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import { ApiError } from './api-error';
import { followCommand } from './ask';

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

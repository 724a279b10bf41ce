import { afterAll, describe, expect, it } from '@jest/globals';
import type { Follower } from '../../kernel/rooms/room-source.js';
import { KeyHolders } from './key-holders.js';

/** A socket with what it brought; `left` counts who waits for its end, `away` how often it was sent away. */
function follower(auth: Record<string, unknown>, cookie?: string, connected = true) {
  const seen = { left: 0, away: 0 };
  const socket = {
    connected, handshake: { auth, headers: { cookie } },
    once: () => void seen.left++,
    disconnect: () => void seen.away++,
  } as unknown as Follower;
  return { socket, seen };
}

describe('sockets that a key or a membership has let into a room', () => {
  const holders = new KeyHolders({} as never, {} as never, {} as never);
  afterAll(() => holders.onModuleDestroy());

  it.each([
    ['with a key', { companyApiKey: 'phk' }, undefined, true, 1],
    ['with a cookie', {}, 'session=1', true, 1],
    ['that left while they entered', { companyApiKey: 'phk' }, undefined, false, 0],
    ['into a room that is open to all', {}, undefined, true, 0],
  ])('are noted once, however many rooms they enter: %s', (_, auth, cookie, connected, times) => {
    const { socket, seen } = follower(auth, cookie, connected);
    for (let room = 0; room < 2; room++) holders.note(socket, Promise.resolve('gulf'));
    expect(seen.left).toBe(times);
  });

  it.each([
    ['gulf', {}, Promise.resolve('gulf'), 0],
    ['no company', {}, Promise.resolve(undefined), 1],
    ['a company that cannot be looked up', {}, Promise.reject(new Error('away')), 1],
    ['no company, let in by its key', { companyApiKey: 'phk' }, Promise.resolve(undefined), 0],
  ])('are sent away where their room is of %s', async (_, auth, company, times) => {
    const { socket, seen } = follower(auth, 'session=1');
    holders.note(socket, company);
    await company.catch(() => undefined);
    await Promise.resolve();
    expect(seen.away).toBe(times);
  });
});

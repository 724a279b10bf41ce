import { expect, it, jest } from '@jest/globals';
import { noteServerTime, onServerClockSet, serverNow } from './server-clock';

it('is the server’s by the latest answer, however this device’s clock is set', () => {
  const day = 86_400_000;
  const told = jest.fn();
  onServerClockSet(told);
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(50);
  noteServerTime(null);
  noteServerTime('nonsense');
  expect(told).not.toHaveBeenCalled();

  const ahead = Math.floor(Date.now() / 1000) * 1000 + 40 * day;
  noteServerTime(new Date(ahead).toUTCString());
  expect(told).toHaveBeenCalledTimes(1);
  expect(Math.abs(serverNow() - ahead)).toBeLessThan(1000);

  // An answer that was stored yesterday is not news.
  noteServerTime(new Date(ahead - day).toUTCString());
  expect(Math.abs(serverNow() - ahead)).toBeLessThan(1000);
  expect(told).toHaveBeenCalledTimes(1);
});

import { describe, expect, it } from '@jest/globals';
import { HealthController } from './health.controller.js';

const away = () => Promise.reject(new Error('away'));

describe('readiness', () => {
  const answer = async (change: {
    ping?: () => Promise<void>; queues?: object; lag?: number; projection?: object; isLeaving?: boolean;
  }) => {
    const { ping = async () => {}, queues = {}, lag = 0, projection = {}, isLeaving = false } = change;
    const sent = { status: 0, headers: {} as Record<string, string> };
    const reply = {
      status(status: number) {
        sent.status = status;
        return { header: (name: string, value: string) => void (sent.headers[name] = value) };
      },
    };
    const controller = new HealthController(
      { ping } as never,
      { ping: async () => {}, misfits: async () => [], ...queues } as never,
      { reports: () => [{ name: 'impact', ...projection }], lagSeconds: () => lag } as never,
      { isLeaving } as never,
    );
    const { status, problems, projections } = await controller.ready(reply as never);
    expect(projections).toEqual([{ name: 'impact', ...projection }]);
    expect(sent.headers).toEqual({ 'cache-control': 'no-store' });
    return { code: sent.status, status, problems };
  };
  const stoppedAt = { eventId: 'e1', type: 'hero.joined', reason: 'cannot fold this' };

  it.each([
    ['a node that leaves', { isLeaving: true }, 'this node is leaving'],
    ['a database that is away', { ping: away }, 'the database does not answer'],
    ['queues that are away', { queues: { ping: away, misfits: async () => ['not asked'] } }, 'the queues do not answer'],
    ['queues that may lose jobs', { queues: { misfits: async () => ['Redis may evict jobs'] } }, 'Redis may evict jobs'],
    ['a log that nobody read for 10 s', { lag: 10 }, 'the event log is not being read'],
    ['a projection that stands still', { projection: { stoppedAt } },
      'projection impact stands still before event e1 (hero.joined): cannot fold this'],
    ['a projection that differs', { projection: { differs: true } },
      'projection impact differs from the tables and is being loaded again'],
  ])('is refused by %s', async (_, change, problem) => {
    expect(await answer(change)).toEqual({ code: 503, status: 'not_ready', problems: [problem] });
  });

  it('is there up to 10 s of lag, and where nobody can say whether the queues are safe', async () => {
    const ready = { code: 200, status: 'ready', problems: [] };
    expect(await answer({ lag: 9.9 })).toEqual(ready);
    expect(await answer({ queues: { misfits: away } })).toEqual(ready);
  });
});

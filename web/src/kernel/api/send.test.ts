import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { traceIdOf, traceparentOf } from '@planet-heroes/contracts/kernel/traces/traceparent';
import { newTraceparent, notePainted } from './send';

const NAME = 'click-to-paint';

describe('the trace of a call', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    globalThis.requestAnimationFrame = (run) => setTimeout(run, 16) as unknown as number;
  });
  afterEach(() => {
    performance.clearMeasures(NAME);
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
  });
  const measured = () => performance.getEntriesByName(NAME).map((entry) => (entry as PerformanceMeasure).detail);

  it('is one that the server takes, and another each time', () => {
    const sent = [newTraceparent(true), newTraceparent(false)];
    for (const each of sent) expect(traceparentOf(each)).toBe(each);
    expect(traceIdOf(sent[0]!)).not.toBe(traceIdOf(sent[1]!));
  });

  it('is measured once from the click to the paint of what came of it, and only where this page asked for it', () => {
    const traceId = traceIdOf(newTraceparent(true));
    notePainted('0af7651916cd43dd8448eb211c80319c');
    notePainted(undefined);
    notePainted(traceIdOf(newTraceparent(false)));
    notePainted(traceId);
    notePainted(traceId);
    expect(measured()).toEqual([]);
    jest.runAllTimers();
    expect(measured()).toEqual([traceId]);
  });

  it('is forgotten once enough others have been asked for', () => {
    const oldest = traceIdOf(newTraceparent(true));
    for (let each = 0; each < 20; each += 1) newTraceparent(true);
    notePainted(oldest);
    jest.runAllTimers();
    expect(measured()).toEqual([]);
  });
});

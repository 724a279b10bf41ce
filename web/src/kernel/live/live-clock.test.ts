import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveReport, LiveReportAck } from '@planet-heroes/contracts/socket-map';
import { LiveClock } from './live-clock';

describe('the live clock', () => {
  let wrongByMs: number;
  let sent: { report: LiveReport; answer: (ack: LiveReportAck) => void }[];
  let isSparing: boolean;
  let clock: LiveClock;
  const serverNow = () => Date.now();
  const answerAfter = (ms: number, lag = 0) => {
    const { answer } = sent.at(-1)!;
    jest.advanceTimersByTime(ms / 2);
    const ack = { ok: true as const, now: serverNow(), at: serverNow() - lag };
    jest.advanceTimersByTime(ms / 2);
    answer(ack);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    wrongByMs = 5 * 60_000;
    sent = [];
    isSparing = false;
    clock = new LiveClock({
      now: () => Date.now() + wrongByMs,
      send: (report, answer) => sent.push({ report, answer }),
      isSparing: () => isSparing,
      onAge: () => {},
    });
    clock.start(false);
    answerAfter(80);
  });
  afterEach(() => {
    clock.stop();
    jest.useRealTimers();
  });

  it('knows the server’s time, and so how late a change is, by a device’s clock that is wrong', () => {
    expect(clock.serverNow - serverNow()).toBe(0);
    clock.heard(serverNow() - 3000);
    expect(clock.ageMs).toBe(3000);
    clock.heard(serverNow() - 40);
    expect(clock.ageMs).toBe(40);
  });

  it('knows the server’s time again at once when the device’s clock has stood still', () => {
    for (let asked = 1; asked < 5; asked += 1) {
      jest.advanceTimersByTime(500);
      answerAfter(20);
    }
    jest.setSystemTime(Date.now() + 32_000);
    wrongByMs -= 32_000;
    for (const before = sent.length; sent.length === before; ) jest.advanceTimersByTime(500);
    answerAfter(20);
    expect(Math.abs(clock.serverNow - serverNow())).toBeLessThan(100);
  });

  it('asks when nothing comes, ever more seldom, and grows old while no answer comes', () => {
    for (let asked = 1; asked < 5; asked += 1) {
      jest.advanceTimersByTime(500);
      answerAfter(20);
    }
    const before = sent.length;
    jest.advanceTimersByTime(9000);
    expect(sent.length).toBe(before);
    jest.advanceTimersByTime(2000);
    expect(sent.length).toBe(before + 1);
    jest.advanceTimersByTime(4000);
    expect(clock.ageMs).toBeGreaterThan(13_000);
    answerAfter(0);
    expect(clock.ageMs).toBeLessThan(100);
  });

  it('wants fewer changes after two that are late, says how old what is shown is, and tries again a minute after the last', () => {
    clock.heard(serverNow() - 640);
    expect(sent).toHaveLength(1);
    clock.heard(serverNow() - 700);
    expect([sent.at(-1)!.report.everyMs, clock.ageMs]).toEqual([2000, 700]);
    clock.heard(serverNow() - 900);
    expect(sent.at(-1)!.report).toEqual({ everyMs: 2000, packed: true, age: { ms: 2000, connection: 'slow' } });
    answerAfter(100);
    expect(clock.ageMs).toBe(2000);
    jest.advanceTimersByTime(40_000);
    answerAfter(100);
    clock.heard(serverNow() - 1300);
    jest.advanceTimersByTime(40_000);
    answerAfter(100);
    expect(sent.at(-1)!.report.everyMs).toBe(2000);
    jest.advanceTimersByTime(21_000);
    answerAfter(100);
    jest.advanceTimersByTime(500);
    expect(sent.at(-1)!.report.everyMs).toBe(0);
  });

  it('wants fewer changes while it is unsure about a first silence, and for a minute where the answer is overdue', () => {
    for (const [overdueMs, everyMs] of [[20, 0], [1500, 2000]]) {
      for (let asked = 1; asked < 5; asked += 1) {
        jest.advanceTimersByTime(500);
        answerAfter(20);
      }
      clock.heard(serverNow() - 40);
      jest.advanceTimersByTime(1500);
      expect(sent.at(-1)!.report).toMatchObject({ everyMs: 2000, age: { connection: 'live' } });
      answerAfter(overdueMs!);
      jest.advanceTimersByTime(500);
      expect([sent.at(-1)!.report.everyMs, clock.ageMs >= 2000]).toEqual([everyMs, everyMs! > 0]);
      answerAfter(20);
    }
  });

  it('asks again where a report is never answered, and shows the age of what comes meanwhile', () => {
    jest.advanceTimersByTime(1000);
    const before = sent.length;
    jest.advanceTimersByTime(5000);
    expect(clock.ageMs).toBeGreaterThan(5000);
    clock.heard(serverNow() - 40);
    expect(clock.ageMs).toBe(40);
    expect(sent).toHaveLength(before);
    jest.advanceTimersByTime(10_000);
    expect(sent).toHaveLength(before + 1);
    answerAfter(20);
    expect(clock.ageMs).toBeLessThan(100);
  });

  it('reports how old polled figures were once it is connected again', () => {
    clock.stop();
    clock.polled(serverNow());
    jest.advanceTimersByTime(12_000);
    clock.start(true);
    expect(sent.at(-1)!.report.age).toEqual({ ms: 12_000, connection: 'polling' });
  });

  it('wants one change in ten seconds where the visitor saves data or does not look', () => {
    isSparing = true;
    jest.advanceTimersByTime(500);
    expect(sent.at(-1)!.report.everyMs).toBe(10_000);
    answerAfter(20);
    clock.heard(serverNow() - 700);
    clock.heard(serverNow() - 700);
    isSparing = false;
    jest.advanceTimersByTime(500);
    expect(sent.at(-1)!.report.everyMs).toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SLOT_MACHINE } from '@planet-heroes/contracts/areas/heroes/points';
import { drawReels, drawTicks, isJackpot, SlotEngine, spinsUntilJackpot } from './slot-engine';

describe('the rules of the slot machine', () => {
  it('move the reels 20 to 29 times', () => {
    expect(drawTicks(() => 0)).toBe(20);
    expect(drawTicks(() => 0.9999)).toBe(29);
  });

  it('draw one of six symbols for each of four reels', () => {
    const draws = [0, 0.2, 0.5, 0.9999];
    expect(drawReels(() => draws.shift()!)).toEqual(['bottles', 'aed', 'level-up', 'free-kit']);
    expect(new Set(Array.from({ length: 400 }, () => drawReels(Math.random)).flat())).toEqual(
      new Set(SLOT_MACHINE.symbols),
    );
  });

  it('call four alike a jackpot, and every fifth spin', () => {
    expect(isJackpot(['co2', 'co2', 'co2', 'co2'], 1)).toBe(true);
    expect(isJackpot(['co2', 'co2', 'co2', 'aed'], 1)).toBe(false);
    expect([1, 2, 3, 4, 5, 6, 9, 10].filter((spin) => isJackpot(['aed', 'co2', 'aed', 'co2'], spin))).toEqual([5, 10]);
  });

  it('tell when a jackpot is certain', () => {
    expect([0, 1, 4, 5, 9].map(spinsUntilJackpot)).toEqual([5, 4, 1, 5, 1]);
  });
});

/** The first draw of a spin is its number of ticks, then come four reels for each of them. */
function drawing(ticks: number, reel: (tick: number, index: number) => number): () => number {
  let draw = -1;
  return () => {
    draw += 1;
    const inSpin = draw % (1 + 4 * ticks);
    return inSpin === 0 ? (ticks - 20) / 10 : reel(Math.floor((inSpin - 1) / 4), (inSpin - 1) % 4);
  };
}

const mixed = (_tick: number, index: number) => index / 6;
const alike = () => 0.5;

describe('the slot machine', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function machine(random: () => number) {
    const onJackpot = jest.fn();
    const onCelebrate = jest.fn();
    return { engine: new SlotEngine({ random, onJackpot, onCelebrate }), onJackpot, onCelebrate };
  }

  it('spins for as many ticks of 100 ms as were drawn and settles on four symbols', () => {
    const { engine } = machine(drawing(24, mixed));
    const changes = jest.fn();
    engine.subscribe(changes);
    engine.spin();
    expect(engine.snapshot()).toMatchObject({ phase: 'spinning', spins: 1, outcome: undefined });
    jest.advanceTimersByTime(2399);
    expect(engine.snapshot().phase).toBe('spinning');
    jest.advanceTimersByTime(1);
    expect(engine.snapshot()).toEqual({
      phase: 'idle',
      reels: ['bottles', 'aed', 'co2', 'level-up'],
      spins: 1,
      outcome: 'trade',
    });
    // Begun, 24 ticks, settled.
    expect(changes).toHaveBeenCalledTimes(26);
  });

  it('ignores a spin while one runs', () => {
    const { engine } = machine(drawing(20, mixed));
    engine.spin();
    jest.advanceTimersByTime(1000);
    engine.spin();
    expect(engine.snapshot().spins).toBe(1);
    jest.advanceTimersByTime(1000);
    expect(engine.snapshot().phase).toBe('idle');
  });

  it('celebrates a trade half a second after it settled', () => {
    const { engine, onJackpot, onCelebrate } = machine(drawing(20, mixed));
    engine.spin();
    jest.advanceTimersByTime(2499);
    expect(onCelebrate).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onCelebrate).toHaveBeenCalledWith('trade');
    expect(onJackpot).not.toHaveBeenCalled();
  });

  it('calls back at once on a jackpot, and celebrates it after a second', () => {
    const { engine, onJackpot, onCelebrate } = machine(drawing(20, alike));
    engine.spin();
    jest.advanceTimersByTime(2000);
    expect(engine.snapshot().outcome).toBe('jackpot');
    expect(onJackpot).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(999);
    expect(onCelebrate).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onCelebrate).toHaveBeenCalledWith('jackpot');
  });

  it('makes every fifth spin a jackpot', () => {
    const { engine, onCelebrate } = machine(drawing(20, mixed));
    for (let spin = 0; spin < 10; spin++) {
      engine.spin();
      jest.advanceTimersByTime(3000);
    }
    expect(onCelebrate.mock.calls.flat()).toEqual([
      'trade',
      'trade',
      'trade',
      'trade',
      'jackpot',
      'trade',
      'trade',
      'trade',
      'trade',
      'jackpot',
    ]);
  });

  it('leaves nothing behind when it is stopped', () => {
    const { engine, onCelebrate } = machine(drawing(20, mixed));
    engine.spin();
    jest.advanceTimersByTime(2100);
    engine.stop();
    engine.spin();
    jest.advanceTimersByTime(500);
    engine.stop();
    jest.runAllTimers();
    expect(engine.snapshot()).toMatchObject({ phase: 'idle', spins: 2, outcome: undefined });
    expect(onCelebrate).not.toHaveBeenCalled();
  });
});

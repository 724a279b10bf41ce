import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig, requireExternal } from './config.js';

const faultsOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n').slice(1).map((line) => line.trim());
  }
};

describe('the configuration', () => {
  it('runs everything embedded with sample data when nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      external: undefined,
      seed: 'demo',
    });
  });

  it('limits new heroes of a network unless writes of an address have no limit', () => {
    expect(readConfig({}).newHeroesPerHour).toBe(30);
    expect(readConfig({ WRITES_PER_MINUTE_ADDRESS: '0' }).newHeroesPerHour).toBe(0);
    expect(readConfig({ WRITES_PER_MINUTE_ADDRESS: '0', NEW_HEROES_PER_HOUR: '5' }).newHeroesPerHour).toBe(5);
    expect(readConfig({ NEW_HEROES_PER_HOUR: '0' }).newHeroesPerHour).toBe(0);
  });

  it('takes an empty value for one that is not set', () => {
    expect(readConfig({ PORT: '', REDIS_URL: '', WORKER_QUEUES: '' })).toEqual(readConfig({}));
  });

  it.each(['abc', '-1', '70000', '3000.5'])('names a port as it was given: %s', (port) => {
    expect(() => readConfig({ PORT: port })).toThrow(`PORT is "${port}", and must be a number from 0 to 65535`);
    expect(() => readConfig({ WORKER_PORT: port })).toThrow(`WORKER_PORT is "${port}"`);
  });

  it('brings no sample data to outside services unless asked', () => {
    const outside = { DATABASE_URL: 'postgres://db/planet', REDIS_URL: 'redis://cache' };
    expect(readConfig(outside)).toMatchObject({ seed: 'catalogue', external: { databaseUrl: outside.DATABASE_URL } });
    expect([{}, { DEMO_CITY: 'off' }, { SEED: 'trial' }, outside].map((given) => readConfig(given).demoCity))
      .toEqual([true, false, false, false]);
    expect(readConfig({ ...outside, SEED: 'demo' }).seed).toBe('demo');
  });

  it('reports all faults at once', () => {
    const faults = faultsOf({
      PORT: '70000',
      DATABASE_URL: 'mysql://db',
      SEED: 'all',
      OPERATOR_TOKEN: 'short',
      WORKER_CONCURRENCY: '0',
    });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual(
      expect.arrayContaining(['PORT', 'DATABASE_URL', 'SEED', 'OPERATOR_TOKEN', 'WORKER_CONCURRENCY']),
    );
  });

  it.each([
    ['an unknown queue', 'trade-ins,kitchen', 'unknown queue kitchen'],
    ['nothing but commas', ',', 'no queue that carries commands'],
  ])('refuses to consume %s', (_, queues, fault) => {
    expect(faultsOf({ WORKER_QUEUES: queues })).toEqual([expect.stringContaining(fault)]);
  });

  it('says what a process of its own needs', () => {
    expect(() => requireExternal(readConfig({}), 'Running workers')).toThrow(/DATABASE_URL and REDIS_URL/);
  });
});

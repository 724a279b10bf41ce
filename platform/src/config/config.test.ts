import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from './config.js';
import { type ProcessKind, SETTINGS } from './settings.js';

const SERVERS = { DATABASE_URL: 'postgres://db/planet', REDIS_URL: 'redis://cache' };
const faultsOf = (environment: Record<string, string>, kind?: ProcessKind) => {
  try {
    readConfig(environment, kind);
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
      site: { isDemo: true },
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
    expect(() => readConfig({ METRICS_PORT: port })).toThrow(`METRICS_PORT is "${port}"`);
  });

  it('brings no sample data to outside services unless asked', () => {
    expect(readConfig(SERVERS)).toMatchObject({ seed: 'catalogue', external: { databaseUrl: SERVERS.DATABASE_URL } });
    expect([{}, { DEMO_CITY: 'off' }, { SEED: 'trial' }, SERVERS].map((given) => readConfig(given).demoCity))
      .toEqual([true, false, false, false]);
    expect(readConfig({ ...SERVERS, SEED: 'demo' }).seed).toBe('demo');
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
    expect(faultsOf({}, 'backend')).toEqual([
      'DATABASE_URL is required', 'REDIS_URL is required', 'OPERATOR_TOKEN is required', 'SESSION_SECRET is required',
      'For everything in one process use npm start.',
    ]);
    expect(faultsOf({ REDIS_URL: SERVERS.REDIS_URL }, 'workers')).toEqual([
      'DATABASE_URL is needed as well when REDIS_URL is set',
    ]);
    expect(faultsOf({ DATABASE_URL: SERVERS.DATABASE_URL }, 'migrate')).toEqual([]);
  });

  it.each([
    ['SMTP_URL', 'smtp://mail', ['MAIL_FROM']],
    ['AI_BASE_URL', 'https://model', ['AI_MODEL']],
    ['VAPID_PUBLIC_KEY', 'x'.repeat(87), ['VAPID_PRIVATE_KEY']],
    ['VAPID_PRIVATE_KEY', 'x'.repeat(43), ['VAPID_PUBLIC_KEY']],
    ['S3_BUCKET', 'photos', ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  ])('wants with %s what belongs to it', (name, value, others) => {
    expect(faultsOf({ [name]: value })).toEqual(others.map((other) => `${other} is needed as well when ${name} is set`));
  });

  it('asks workers only for what their queues read, and ignores what is wrong with the rest', () => {
    const halves = { ...SERVERS, SMTP_URL: 'smtp://mail', S3_BUCKET: 'photos', OPERATOR_TOKEN: 'short', AI_BASE_URL: 'odd' };
    const workers = (queues: string) =>
      faultsOf({ ...halves, WORKER_QUEUES: queues }, 'workers').map((fault) => fault.split(' ')[0]);
    expect(workers('reward-claims,challenges')).toEqual([]);
    expect(workers('notifications')).toEqual(['MAIL_FROM']);
    expect(workers('trade-ins')).toEqual(['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
    expect(workers('concierge')).toEqual(['AI_MODEL', 'AI_BASE_URL']);
    const all = faultsOf(halves, 'workers').map((fault) => fault.split(' ')[0]!);
    expect(all.toSorted()).toEqual(
      ['AI_BASE_URL', 'AI_MODEL', 'MAIL_FROM', 'S3_ACCESS_KEY_ID', 'S3_ENDPOINT', 'S3_SECRET_ACCESS_KEY'],
    );
  });

  it('has a port for metrics where it is set, and always for workers', () => {
    expect(readConfig({}).metricsPort).toBeUndefined();
    expect(readConfig(SERVERS, 'workers').metricsPort).toBe(3100);
    expect(readConfig({ METRICS_PORT: '0' }).metricsPort).toBe(0);
  });

  it('names as needed only settings that there are', () => {
    const names = SETTINGS.map(({ name }) => name);
    for (const { needs = [] } of SETTINGS) expect(names).toEqual(expect.arrayContaining([...needs]));
  });
});

// The table of settings says who reads what. A process gets defaults for the rest: a wrong row would go unnoticed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Config, readConfig } from '@planet-heroes/platform/config/config';
import { type Setting, SETTINGS, settingsOf } from '@planet-heroes/platform/config/settings';
import { ROOT } from '../../processes/process.js';
import { OPERATOR_TOKEN, SESSION_SECRET } from '../../processes/secrets.js';
import { SAMPLE_SETTINGS } from '../../support/sample-settings.js';

const ALL: Readonly<Record<string, string>> = {
  ...SAMPLE_SETTINGS,
  PORT: '3001', METRICS_PORT: '3101', HOST: '127.0.0.2', DATA_DIR: '/data', DATABASE_URL: 'postgres://db/planet',
  REDIS_URL: 'redis://cache', SEED: 'demo', DEMO_CITY: 'on', OPERATOR_TOKEN, SESSION_SECRET, PHOTO_FOLDER: '/photos',
  WORKER_QUEUES: 'concierge', WORKER_GROUP: 'concierge',
};
/** Another value, where a further digit would not do. */
const OTHER: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://other/planet', SEED: 'catalogue', DEMO_CITY: 'off', VIRTUAL_CLOCK: 'off',
  PAYOUT_ACCOUNT_IBAN: 'DE89370400440532013000', WEBHOOKS_TO_PRIVATE_NETWORKS: 'refused',
  MAIL_FROM: 'heroes@example.org', WORKER_QUEUES: 'challenges', LOG_LEVEL: 'warn',
};
/** The properties of the configuration that a setting decides. */
const decidedBy = ({ name }: Setting) => {
  const [one, other] = [ALL, { ...ALL, [name]: OTHER[name] ?? changed(ALL[name]!) }].map((given) => readConfig(given));
  const keys = Object.keys(one!) as (keyof Config)[];
  return keys.filter((key) => JSON.stringify(one![key]) !== JSON.stringify(other![key]));
};

/** Another value that is as right. */
function changed(value: string): string {
  const [, head, digits, tail] = /^(.*?)(\d+)(\D*)$/.exec(value) ?? [];
  return digits ? `${head}${Number(digits) + 1}${tail}` : `${value}2`;
}

/** The properties that the sources below a folder take from the configuration. */
function takenIn(folder: string): Set<string> {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('config/'));
  return new Set(files.flatMap((path) => {
    const text = readFileSync(join(ROOT, folder, path), 'utf8');
    const taken = [...text.matchAll(/\bconfig\.(\w+)/g)].map(([, name]) => name!);
    const unpacked = [...text.matchAll(/\{([^{}]*)\}(?:: (?:Pick<)?Config\b| = (?:this\.)?config;)/g)]
      .flatMap(([, names]) => [...names!.matchAll(/(\w+)(?:: \w+)?/g)].map(([, name]) => name!));
    return [...taken, ...unpacked];
  }));
}

describe.each(['backend', 'workers'] as const)('the table of settings, compared with the code of %s', (kind) => {
  const own = takenIn(`${kind}/src`);
  const shared = takenIn('platform/src');
  const read = settingsOf(kind);

  it('has everything that it takes', () => {
    const others = SETTINGS.filter((each) => !read.includes(each));
    const known = new Set(read.flatMap(decidedBy));
    const missing = others.filter((each) => decidedBy(each).some((key) => own.has(key) && !known.has(key)));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('has nothing else', () => {
    const idle = read.filter((each) => !decidedBy(each).some((key) => own.has(key) || shared.has(key)));
    expect(idle.map(({ name }) => name)).toEqual([]);
  });
});

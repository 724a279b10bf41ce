import { join } from 'node:path';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import type { SiteSettings } from '@planet-heroes/contracts/kernel/site/catalogue';
import type { QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import { type Environment, type ProcessKind, readSettings, type SettingValues } from './settings.js';

/** Everything that the environment decides, as a class so that it can be injected by type. Times in ms. */
export abstract class Config {
  abstract readonly port: number;
  abstract readonly host: string;
  /** Where /metrics and /health are answered; without one a backend answers them on its own port. */
  abstract readonly metricsPort: number | undefined;
  abstract readonly dataDir: string;
  /** Set when Postgres and Redis come from outside; otherwise everything runs embedded. */
  abstract readonly external: { databaseUrl: string; redisUrl: string } | undefined;
  abstract readonly redisPrefix: string;
  abstract readonly seed: 'demo' | 'trial' | 'catalogue' | 'minimal';
  /** Whether callers without a session or key act as the demo hero and company. Never on real instances. */
  abstract readonly hasSharedActors: boolean;
  /** Whether sample heroes trade automatically. */
  abstract readonly demoCity: boolean;
  abstract readonly operatorToken: string | undefined;
  abstract readonly worker: { group: string; queues: readonly QueueName[]; concurrency: number | undefined };
  abstract readonly databasePoolSize: number;
  abstract readonly commandWaitMs: number;
  /** Callers that may wait at a node, and commands that may wait in a queue, before further ones are refused. */
  abstract readonly mostCommandsWaiting: number;
  /** How long an answer waits for this node's reads to show what its command did. */
  abstract readonly readYourWritesMs: number;
  /** How long a command's transaction may stay open before it is ended. */
  abstract readonly transactionBoundMs: number;
  abstract readonly sessionSecret: string | undefined;
  abstract readonly trustProxy: string | undefined;
  /** Writes that one session, and one address, may make in a minute; 0 sets no limit. */
  abstract readonly writesPerMinute: { session: number; address: number };
  /** Where traces go; none are made without it. */
  abstract readonly tracesTo: string | undefined;
  /** Reads that one network may make of one backend in a minute; 0 sets no limit. */
  abstract readonly readsPerMinute: number;
  /** What one company may ask for in a minute; 0 sets no limit. */
  abstract readonly requestsPerMinuteOfCompany: number;
  /** Wrong operator tokens that one network may send in a minute before all are refused; 0 sets no limit. */
  abstract readonly operatorFailuresPerMinute: number;
  /** Codes, and tries to sign in, of one network in a minute; 0 sets no limit. */
  abstract readonly signInsPerMinute: number;
  /** Of one network; 0 sets no limit. */
  abstract readonly newHeroesPerHour: number;
  /** How many days later than calculated Ramadan is. */
  abstract readonly ramadanShiftDays: number;
  abstract readonly autoVerifySeconds: number | undefined;
  /** The account that pays heroes; without one there is no file for the bank but CSV. */
  abstract readonly payoutAccount: { name: string; iban: string } | undefined;
  /** Where sponsors pay to, in words. It is not the account that pays: the number of that one is a secret. */
  abstract readonly sponsorBankAccount: string | undefined;
  abstract readonly taxRegistrationNumber: string | undefined;
  abstract readonly virtualClock: boolean;
  abstract readonly languageModel: { baseUrl: string; apiKey: string; model: string } | undefined;
  abstract readonly allowPrivateWebhooks: boolean;
  /** Without one, e-mails are written into the data folder. */
  abstract readonly smtpUrl: string | undefined;
  abstract readonly mailFrom: string;
  /** What browsers subscribe to pushes with; the only half that a backend has. */
  abstract readonly vapidPublicKey: string | undefined;
  /** Without them no pushes are sent. */
  abstract readonly vapidKeys: { publicKey: string; privateKey: string } | undefined;
  /** Where people reach the product, without a path. */
  abstract readonly publicUrl: string;
  /** What pages show of the installation, as far as it is set. */
  abstract readonly site: Partial<SiteSettings>;
  /** Where photos are kept, unless a store is set. */
  abstract readonly photoFolder: string;
  abstract readonly s3:
    | { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }
    | undefined;
  abstract readonly drainSeconds: number;
  abstract readonly logLevel: string;
}

/** Seconds between the automatic steps of a trade-in, where no desk works (the embedded default). */
const AUTO_VERIFY_SECONDS = 8;

/** Thrown with every fault of the environment at once. */
export class ConfigError extends ExpectedError {
  override readonly name = 'ConfigError';
}

const NEW_HEROES_PER_HOUR = 30;

/** What runs when nothing is set for workers. */
const WORKERS_METRICS_PORT = 3100;

/** The servers of a process that has no embedded ones. */
type WithServers = Config & { external: { databaseUrl: string; redisUrl: string } };

/**
 * Reads what one kind of process needs from environment variables; other settings keep their defaults. Throws a
 * ConfigError with every fault of what it reads.
 */
export function readConfig(
  environment: Environment, kind: 'backend',
): WithServers & { operatorToken: string; sessionSecret: string };
export function readConfig(environment: Environment, kind: 'workers'): WithServers & { metricsPort: number };
export function readConfig(environment: Environment, kind?: ProcessKind): Config;
export function readConfig(environment: Environment, kind: ProcessKind = 'embedded'): Config {
  const read = readSettings(kind, environment);
  if ('faults' in read) {
    const lines = read.faults.map((fault) => `  ${fault}`);
    const hint = read.faults.includes('DATABASE_URL is required') ? '\nFor everything in one process use npm start.' : '';
    throw new ConfigError(`The environment is not right:\n${lines.join('\n')}${hint}`);
  }
  const { values } = read;
  const external =
    values.DATABASE_URL && values.REDIS_URL
      ? { databaseUrl: values.DATABASE_URL, redisUrl: values.REDIS_URL }
      : undefined;
  const seed = values.SEED ?? (values.DATABASE_URL ? 'catalogue' : 'demo');
  return {
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT ?? (kind === 'workers' ? WORKERS_METRICS_PORT : undefined),
    dataDir: values.DATA_DIR,
    external,
    redisPrefix: values.REDIS_PREFIX,
    seed,
    hasSharedActors: seed !== 'catalogue',
    demoCity: seed === 'demo' && values.DEMO_CITY === 'on',
    operatorToken: values.OPERATOR_TOKEN,
    worker: {
      group: values.WORKER_GROUP,
      queues: values.WORKER_QUEUES ?? COMMAND_QUEUES,
      concurrency: values.WORKER_CONCURRENCY,
    },
    databasePoolSize: values.DATABASE_POOL_SIZE,
    commandWaitMs: values.COMMAND_WAIT_MS,
    mostCommandsWaiting: values.MOST_COMMANDS_WAITING,
    readYourWritesMs: values.READ_YOUR_WRITES_MS,
    transactionBoundMs: values.TRANSACTION_BOUND_MS,
    sessionSecret: values.SESSION_SECRET,
    trustProxy: values.TRUST_PROXY,
    writesPerMinute: { session: values.WRITES_PER_MINUTE_SESSION, address: values.WRITES_PER_MINUTE_ADDRESS },
    tracesTo: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    readsPerMinute: values.READS_PER_MINUTE_ADDRESS,
    requestsPerMinuteOfCompany: values.REQUESTS_PER_MINUTE_COMPANY,
    operatorFailuresPerMinute: values.OPERATOR_FAILURES_PER_MINUTE,
    signInsPerMinute: values.SIGN_INS_PER_MINUTE,
    newHeroesPerHour:
      values.NEW_HEROES_PER_HOUR ?? (values.WRITES_PER_MINUTE_ADDRESS === 0 ? 0 : NEW_HEROES_PER_HOUR),
    ramadanShiftDays: values.RAMADAN_SHIFT_DAYS,
    autoVerifySeconds: autoVerifySeconds(values.TRADE_AUTO_VERIFY, external !== undefined),
    payoutAccount:
      values.PAYOUT_ACCOUNT_NAME && values.PAYOUT_ACCOUNT_IBAN
        ? { name: values.PAYOUT_ACCOUNT_NAME, iban: values.PAYOUT_ACCOUNT_IBAN }
        : undefined,
    sponsorBankAccount: values.SPONSOR_BANK_ACCOUNT,
    taxRegistrationNumber: values.TAX_REGISTRATION_NUMBER,
    virtualClock: values.VIRTUAL_CLOCK === 'on',
    languageModel:
      values.AI_BASE_URL && values.AI_MODEL
        ? { baseUrl: values.AI_BASE_URL, apiKey: values.AI_API_KEY ?? '', model: values.AI_MODEL }
        : undefined,
    allowPrivateWebhooks: values.WEBHOOKS_TO_PRIVATE_NETWORKS === 'allowed',
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'Planet Heroes <heroes@localhost>',
    vapidPublicKey: values.VAPID_PUBLIC_KEY,
    vapidKeys:
      values.VAPID_PUBLIC_KEY && values.VAPID_PRIVATE_KEY
        ? { publicKey: values.VAPID_PUBLIC_KEY, privateKey: values.VAPID_PRIVATE_KEY }
        : undefined,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    site: { ...siteOf(values), isDemo: seed === 'demo' },
    photoFolder: values.PHOTO_FOLDER ?? join(values.DATA_DIR, 'photos'),
    s3:
      values.S3_ENDPOINT && values.S3_BUCKET && values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY
        ? {
          endpoint: values.S3_ENDPOINT,
          bucket: values.S3_BUCKET,
          region: values.S3_REGION,
          accessKeyId: values.S3_ACCESS_KEY_ID,
          secretAccessKey: values.S3_SECRET_ACCESS_KEY,
        }
        : undefined,
    drainSeconds: values.DRAIN_SECONDS,
    logLevel: values.LOG_LEVEL,
  };
}

function siteOf(values: SettingValues): Partial<SiteSettings> {
  const site: { [Name in keyof Omit<SiteSettings, 'isDemo'>]: string | undefined } = {
    contactEmail: values.CONTACT_EMAIL,
    contactPhone: values.CONTACT_PHONE,
    contactWhatsapp: values.CONTACT_WHATSAPP,
    socialHandle: values.SOCIAL_HANDLE,
    storeUrl: values.STORE_URL,
    partnerKitchenPlace: values.PARTNER_KITCHEN_PLACE,
    businessHostMarker: values.B2B_HOST_MARKER,
  };
  return Object.fromEntries(Object.entries(site).filter(([, value]) => value !== undefined));
}

function autoVerifySeconds(setting: 'off' | number | undefined, isExternal: boolean): number | undefined {
  if (setting === undefined) return isExternal ? undefined : AUTO_VERIFY_SECONDS;
  return setting === 'off' ? undefined : setting;
}

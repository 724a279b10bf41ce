import { join } from 'node:path';
import { z } from 'zod';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import { taxNumberOf } from '@planet-heroes/contracts/kernel/text/tax-number';
import { ibanSchema } from '@planet-heroes/contracts/kernel/text/iban';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import { QUEUES, type QueueName } from '@planet-heroes/contracts/kernel/commands/queues';

const port = z.union([z.number(), z.string()])
  .refine((text) => /^\d{1,5}$/.test(String(text)) && Number(text) <= 65_535, {
    error: ({ input }) => `is "${String(input)}", and must be a number from 0 to 65535`,
  })
  .transform(Number);
const empty = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional());

const queueList = z.string().transform((text, context) => {
  const names = text.split(',').map((name) => name.trim()).filter(Boolean);
  const unknown = names.filter((name) => !(QUEUES as readonly string[]).includes(name));
  if (unknown.length > 0) {
    context.addIssue({ code: 'custom', message: `unknown queue ${unknown.join(', ')}; known: ${QUEUES.join(', ')}` });
    return z.NEVER;
  }
  if (!names.some((name) => COMMAND_QUEUES.includes(name as QueueName))) {
    context.addIssue({
      code: 'custom',
      message: `names no queue that carries commands; those are ${COMMAND_QUEUES.join(', ')}`,
    });
    return z.NEVER;
  }
  return names as QueueName[];
});

const environmentSchema = z
  .object({
    PORT: z.preprocess(empty, port.default(3000)),
    HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
    DATA_DIR: z.preprocess(empty, z.string().default('.data')),
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    REDIS_URL: optional(z.url({ protocol: /^rediss?$/ })),
    /** Keeps several installations apart on one Redis. */
    REDIS_PREFIX: z.preprocess(empty, z.string().regex(/^[\w-]+$/).default('planet-heroes')),
    SEED: optional(z.enum(['demo', 'trial', 'catalogue', 'minimal'])),
    /** `off` stops the sample heroes of the demo, who trade automatically. */
    DEMO_CITY: z.preprocess(empty, z.enum(['on', 'off']).default('on')),
    OPERATOR_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
    /** Signs session cookies; the same for every backend. */
    SESSION_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
    /** Addresses whose X-Forwarded-For is believed: addresses, subnets, or `loopback`, `uniquelocal`; `*` for any. */
    TRUST_PROXY: optional(z.string()),
    WRITES_PER_MINUTE_SESSION: z.preprocess(empty, z.coerce.number().int().min(0).default(120)),
    WRITES_PER_MINUTE_ADDRESS: z.preprocess(empty, z.coerce.number().int().min(0).default(1200)),
    READS_PER_MINUTE_ADDRESS: z.preprocess(empty, z.coerce.number().int().min(0).default(6000)),
    REQUESTS_PER_MINUTE_COMPANY: z.preprocess(empty, z.coerce.number().int().min(0).default(1200)),
    /** Wrong operator tokens that one network may send in a minute. */
    OPERATOR_FAILURES_PER_MINUTE: z.preprocess(empty, z.coerce.number().int().min(0).default(10)),
    /** Codes, and tries to sign in, of one network in a minute. */
    SIGN_INS_PER_MINUTE: z.preprocess(empty, z.coerce.number().int().min(0).default(30)),
    /** Heroes that may begin in one network in an hour; no limit by default where writes of an address have none. */
    NEW_HEROES_PER_HOUR: optional(z.coerce.number().int().min(0)),
    /** Seconds between the steps of a trade-in where no desk works; `off` leaves them to the desk. */
    TRADE_AUTO_VERIFY: optional(z.union([z.literal('off'), z.coerce.number().int().min(0).max(86_400)])),
    /** Days by which Ramadan is later than calculated: the moon decides. */
    RAMADAN_SHIFT_DAYS: z.preprocess(empty, z.coerce.number().int().min(-2).max(2).default(0)),
    /** The account that pays heroes, in files for the bank. */
    PAYOUT_ACCOUNT_NAME: optional(z.string().min(1).max(70)),
    PAYOUT_ACCOUNT_IBAN: optional(ibanSchema),
    /** Ours with the Federal Tax Authority; without it no tax invoice is offered. */
    TAX_REGISTRATION_NUMBER: optional(
      z.string().refine((text) => taxNumberOf(text) !== undefined, 'must have 15 digits').transform((text) => taxNumberOf(text)),
    ),
    VIRTUAL_CLOCK: z.preprocess(empty, z.enum(['on', 'off']).default('off')),
    AI_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
    AI_API_KEY: optional(z.string().min(1)),
    AI_MODEL: optional(z.string().min(1)),
    WEBHOOKS_TO_PRIVATE_NETWORKS: z.preprocess(empty, z.enum(['allowed', 'refused']).default('refused')),
    /** The server that e-mails go out by. */
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    /** The sender of e-mails: `address` or `Name <address>`. */
    MAIL_FROM: optional(z.string().regex(/^(?:[^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: 'must be an address, or a name and the address in <>',
    })),
    /** The keys that pushes to browsers are signed with: a P-256 pair in base64url. */
    VAPID_PUBLIC_KEY: optional(z.string().regex(/^[\w-]{80,100}$/, 'must be a P-256 key in base64url')),
    VAPID_PRIVATE_KEY: optional(z.string().regex(/^[\w-]{40,50}$/, 'must be a P-256 key in base64url')),
    /** Where people reach the product: what messages link to. */
    PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
    /** Where photos are kept without S3; shared by all processes. */
    PHOTO_FOLDER: optional(z.string().min(1)),
    /** A store that speaks S3, for photos. */
    S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
    S3_BUCKET: optional(z.string().regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket')),
    S3_REGION: z.preprocess(empty, z.string().regex(/^[\w-]+$/).default('us-east-1')),
    S3_ACCESS_KEY_ID: optional(z.string().min(1)),
    S3_SECRET_ACCESS_KEY: optional(z.string().min(1)),
    WORKER_QUEUES: optional(queueList),
    /** What the processes that take the same queues are called together: an autoscaler goes by it. */
    WORKER_GROUP: z.preprocess(empty, z.string().regex(/^[\w-]{1,40}$/, 'must be a word').default('all')),
    WORKER_CONCURRENCY: optional(z.coerce.number().int().min(1).max(500)),
    WORKER_PORT: z.preprocess(empty, port.default(3100)),
    DATABASE_POOL_SIZE: z.preprocess(empty, z.coerce.number().int().min(2).max(200).default(10)),
    COMMAND_WAIT_MS: z.preprocess(empty, z.coerce.number().int().min(50).max(30_000).default(5000)),
    MOST_COMMANDS_WAITING: z.preprocess(empty, z.coerce.number().int().min(1).max(1_000_000).default(2000)),
    READ_YOUR_WRITES_MS: z.preprocess(empty, z.coerce.number().int().min(0).max(30_000).default(500)),
    /** How long a backend still serves after SIGTERM, so that balancers and callers can notice. */
    DRAIN_SECONDS: z.preprocess(empty, z.coerce.number().int().min(0).max(300).default(5)),
    TRANSACTION_BOUND_MS: z.preprocess(empty, z.coerce.number().int().min(100).max(60_000).default(2000)),
    /** Where traces go, by OTLP over HTTP; none are made without it. */
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
    LOG_LEVEL: z.preprocess(empty, z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info')),
  })
  // `when`: reported together with all other faults, not only once those are mended.
  .refine(({ DATABASE_URL, REDIS_URL }) => !DATABASE_URL || REDIS_URL, {
    path: ['REDIS_URL'], message: 'is needed as well when DATABASE_URL is set', when: () => true,
  })
  .refine(({ DATABASE_URL, REDIS_URL }) => !REDIS_URL || DATABASE_URL, {
    path: ['DATABASE_URL'], message: 'is needed as well when REDIS_URL is set', when: () => true,
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'], message: 'is needed as well when SMTP_URL is set', when: () => true,
  })
  .refine(({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }) => !VAPID_PUBLIC_KEY === !VAPID_PRIVATE_KEY, {
    path: ['VAPID_PUBLIC_KEY'], message: 'and VAPID_PRIVATE_KEY belong together', when: () => true,
  })
  .refine(
    ({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) =>
      new Set([S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].map((value) => value === undefined))
        .size === 1,
    {
      path: ['S3_ENDPOINT'], message: ', S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together',
      when: () => true,
    },
  )
  .refine(({ AI_BASE_URL, AI_MODEL }) => !AI_BASE_URL || AI_MODEL, {
    path: ['AI_MODEL'], message: 'is needed as well when AI_BASE_URL is set', when: () => true,
  });

/** Every variable that is read. */
export const environmentNames = Object.keys(environmentSchema.shape);

/** Everything that the environment decides, as a class so that it can be injected by type. Times in ms. */
export abstract class Config {
  abstract readonly port: number;
  abstract readonly host: string;
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
  abstract readonly worker: {
    group: string; queues: readonly QueueName[]; concurrency: number | undefined; port: number;
  };
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
  abstract readonly taxRegistrationNumber: string | undefined;
  abstract readonly virtualClock: boolean;
  abstract readonly languageModel: { baseUrl: string; apiKey: string; model: string } | undefined;
  abstract readonly allowPrivateWebhooks: boolean;
  /** Without one, e-mails are written into the data folder. */
  abstract readonly smtpUrl: string | undefined;
  abstract readonly mailFrom: string;
  /** Without them no pushes are sent. */
  abstract readonly vapidKeys: { publicKey: string; privateKey: string } | undefined;
  /** Where people reach the product, without a path. */
  abstract readonly publicUrl: string;
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

/** Reads the configuration from environment variables (docs/run.md lists them). */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
    throw new ConfigError(`The environment is not right:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const external =
    values.DATABASE_URL && values.REDIS_URL
      ? { databaseUrl: values.DATABASE_URL, redisUrl: values.REDIS_URL }
      : undefined;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    external,
    redisPrefix: values.REDIS_PREFIX,
    seed: values.SEED ?? (external ? 'catalogue' : 'demo'),
    hasSharedActors: (values.SEED ?? (external ? 'catalogue' : 'demo')) !== 'catalogue',
    demoCity: (values.SEED ?? (external ? 'catalogue' : 'demo')) === 'demo' && values.DEMO_CITY === 'on',
    operatorToken: values.OPERATOR_TOKEN,
    worker: {
      group: values.WORKER_GROUP,
      queues: values.WORKER_QUEUES ?? COMMAND_QUEUES,
      concurrency: values.WORKER_CONCURRENCY,
      port: values.WORKER_PORT,
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
    taxRegistrationNumber: values.TAX_REGISTRATION_NUMBER,
    virtualClock: values.VIRTUAL_CLOCK === 'on',
    languageModel:
      values.AI_BASE_URL && values.AI_MODEL
        ? { baseUrl: values.AI_BASE_URL, apiKey: values.AI_API_KEY ?? '', model: values.AI_MODEL }
        : undefined,
    allowPrivateWebhooks: values.WEBHOOKS_TO_PRIVATE_NETWORKS === 'allowed',
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'Planet Heroes <heroes@localhost>',
    vapidKeys:
      values.VAPID_PUBLIC_KEY && values.VAPID_PRIVATE_KEY
        ? { publicKey: values.VAPID_PUBLIC_KEY, privateKey: values.VAPID_PRIVATE_KEY }
        : undefined,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
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

function autoVerifySeconds(setting: 'off' | number | undefined, isExternal: boolean): number | undefined {
  if (setting === undefined) return isExternal ? undefined : AUTO_VERIFY_SECONDS;
  return setting === 'off' ? undefined : setting;
}

/** The external services, or a clear refusal for a process that cannot run without them. */
export function requireExternal(config: Config, what: string): { databaseUrl: string; redisUrl: string } {
  if (config.external) return config.external;
  throw new ConfigError(
    `${what} as a process of its own needs DATABASE_URL and REDIS_URL. For everything in one process use npm start.`,
  );
}

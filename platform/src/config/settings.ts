import { z } from 'zod';
import { taxNumberOf } from '@planet-heroes/contracts/kernel/text/tax-number';
import { ibanSchema } from '@planet-heroes/contracts/kernel/text/iban';
import { latinName } from '@planet-heroes/contracts/kernel/text/latin-name';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import { QUEUES, type QueueName } from '@planet-heroes/contracts/kernel/commands/queues';

/** A kind of process. `embedded` is `npm start`: it reads every setting and requires none. */
export type ProcessKind = 'backend' | 'workers' | 'embedded' | 'migrate' | 'backup';
/** Who reads a setting: a kind of process, all workers, or the workers of one queue. */
export type Reader = Exclude<ProcessKind, 'embedded'> | QueueName;

/** What the table says of a setting beside its schema. */
export interface AboutSetting {
  readers: readonly Reader[];
  /** Who does not start without it. */
  required?: readonly Reader[];
  secret?: true;
  /** Others that must be set where it is, by processes that read both. */
  needs?: readonly string[];
}

const about = z.registry<AboutSetting>();

function setting<T extends z.ZodType>(schema: T, readers: readonly Reader[], more: Omit<AboutSetting, 'readers'> = {}): T {
  about.add(schema, { readers, ...more });
  return schema;
}

const ALL = ['backend', 'workers', 'migrate', 'backup'] as const;
const SERVING = ['backend', 'workers'] as const;
const MESSAGES = ['backend', 'notifications'] as const;
const PHOTOS = ['backend', 'trade-ins'] as const;
const S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

const port = z.union([z.number(), z.string()])
  .refine((text) => /^\d{1,5}$/.test(String(text)) && Number(text) <= 65_535, {
    error: ({ input }) => `is "${String(input)}", and must be a number from 0 to 65535`,
  })
  .transform(Number);
const limit = (usual: number) => z.coerce.number().int().min(0).default(usual);
const secretText = z.string().min(16, 'must have at least 16 characters');
const address = /^(?:[^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const phone = z.string().regex(/^\+?[\d ]{6,20}$/, 'must be a number with its country');

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

/** Every setting: its schema with its default, who reads it, whether it is a secret. docs/run.md explains each. */
const settings = z.object({
  PORT: setting(port.default(3000), ['backend']),
  METRICS_PORT: setting(port.optional(), SERVING),
  HOST: setting(z.string().default('127.0.0.1'), SERVING),
  DATA_DIR: setting(z.string().default('.data'), [...PHOTOS, 'notifications', 'backup']),
  DATABASE_URL: setting(z.url({ protocol: /^postgres(ql)?$/ }).optional(), ALL, {
    required: [...SERVING, 'migrate'], secret: true, needs: ['REDIS_URL'],
  }),
  REDIS_URL: setting(z.url({ protocol: /^rediss?$/ }).optional(), SERVING, {
    required: SERVING, secret: true, needs: ['DATABASE_URL'],
  }),
  REDIS_PREFIX: setting(z.string().regex(/^[\w-]+$/).default('planet-heroes'), SERVING),
  SEED: setting(z.enum(['demo', 'trial', 'catalogue', 'minimal']).optional(), [...SERVING, 'migrate']),
  DEMO_CITY: setting(z.enum(['on', 'off']).default('on'), ['workers']),
  OPERATOR_TOKEN: setting(secretText.optional(), ['backend'], { required: ['backend'], secret: true }),
  SESSION_SECRET: setting(secretText.optional(), ['backend'], { required: ['backend'], secret: true }),
  TRUST_PROXY: setting(z.string().optional(), ['backend']),
  WRITES_PER_MINUTE_SESSION: setting(limit(120), ['backend']),
  WRITES_PER_MINUTE_ADDRESS: setting(limit(1200), ['backend']),
  READS_PER_MINUTE_ADDRESS: setting(limit(6000), ['backend']),
  REQUESTS_PER_MINUTE_COMPANY: setting(limit(1200), ['backend']),
  OPERATOR_FAILURES_PER_MINUTE: setting(limit(10), ['backend']),
  SIGN_INS_PER_MINUTE: setting(limit(30), ['backend']),
  // Its default depends on WRITES_PER_MINUTE_ADDRESS.
  NEW_HEROES_PER_HOUR: setting(z.coerce.number().int().min(0).optional(), ['backend']),
  TRADE_AUTO_VERIFY: setting(
    z.union([z.literal('off'), z.coerce.number().int().min(0).max(86_400)]).optional(),
    ['trade-ins', 'reward-claims', 'corporate-orders', 'sponsorships'],
  ),
  RAMADAN_SHIFT_DAYS: setting(z.coerce.number().int().min(-2).max(2).default(0), ['backend', 'trade-ins']),
  PAYOUT_ACCOUNT_NAME: setting(
    z.string().max(70).refine((name) => latinName(name) !== undefined, 'must be in Latin letters').optional(),
    ['backend'],
  ),
  PAYOUT_ACCOUNT_IBAN: setting(ibanSchema.optional(), ['backend'], { secret: true }),
  SPONSOR_BANK_ACCOUNT: setting(z.string().max(200).optional(), ['backend']),
  TAX_REGISTRATION_NUMBER: setting(
    z.string().refine((text) => taxNumberOf(text) !== undefined, 'must have 15 digits').transform((text) => taxNumberOf(text))
      .optional(),
    ['backend'],
  ),
  VIRTUAL_CLOCK: setting(z.enum(['on', 'off']).default('off'), ['backend']),
  AI_BASE_URL: setting(z.url({ protocol: /^https?$/ }).optional(), ['concierge'], { needs: ['AI_MODEL'] }),
  AI_API_KEY: setting(z.string().min(1).optional(), ['concierge'], { secret: true }),
  AI_MODEL: setting(z.string().min(1).optional(), ['concierge']),
  WEBHOOKS_TO_PRIVATE_NETWORKS: setting(
    z.enum(['allowed', 'refused']).default('refused'),
    ['corporate-orders', 'webhooks', 'notifications'],
  ),
  // Backends only say whether there is one.
  SMTP_URL: setting(z.url({ protocol: /^smtps?$/ }).optional(), MESSAGES, { secret: true, needs: ['MAIL_FROM'] }),
  MAIL_FROM: setting(
    z.string().regex(address, { error: 'must be an address, or a name and the address in <>' }).optional(),
    ['notifications'],
  ),
  VAPID_PUBLIC_KEY: setting(
    z.string().regex(/^[\w-]{80,100}$/, 'must be a P-256 key in base64url').optional(),
    MESSAGES,
    { needs: ['VAPID_PRIVATE_KEY'] },
  ),
  VAPID_PRIVATE_KEY: setting(
    z.string().regex(/^[\w-]{40,50}$/, 'must be a P-256 key in base64url').optional(),
    ['notifications'],
    { secret: true, needs: ['VAPID_PUBLIC_KEY'] },
  ),
  PUBLIC_URL: setting(z.url({ protocol: /^https?$/ }).optional(), MESSAGES),
  // What pages show of the installation.
  CONTACT_EMAIL: setting(z.email().optional(), ['backend']),
  CONTACT_PHONE: setting(phone.optional(), ['backend']),
  CONTACT_WHATSAPP: setting(phone.optional(), ['backend']),
  SOCIAL_HANDLE: setting(z.string().regex(/^[\w.-]+$/, 'must be an account name').optional(), ['backend']),
  STORE_URL: setting(z.url({ protocol: /^https?$/ }).optional(), ['backend']),
  PARTNER_KITCHEN_PLACE: setting(z.string().min(1).optional(), ['backend']),
  B2B_HOST_MARKER: setting(z.string().min(1).optional(), ['backend']),
  PHOTO_FOLDER: setting(z.string().min(1).optional(), [...PHOTOS, 'backup']),
  S3_ENDPOINT: setting(z.url({ protocol: /^https?$/ }).optional(), [...PHOTOS, 'backup'], { needs: S3 }),
  S3_BUCKET: setting(
    z.string().regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket').optional(),
    PHOTOS,
    { needs: S3 },
  ),
  S3_REGION: setting(z.string().regex(/^[\w-]+$/).default('us-east-1'), PHOTOS),
  S3_ACCESS_KEY_ID: setting(z.string().min(1).optional(), PHOTOS, { secret: true, needs: S3 }),
  S3_SECRET_ACCESS_KEY: setting(z.string().min(1).optional(), PHOTOS, { secret: true, needs: S3 }),
  WORKER_QUEUES: setting(queueList.optional(), ['workers']),
  WORKER_GROUP: setting(z.string().regex(/^[\w-]{1,40}$/, 'must be a word').default('all'), ['workers']),
  WORKER_CONCURRENCY: setting(z.coerce.number().int().min(1).max(500).optional(), ['workers']),
  DATABASE_POOL_SIZE: setting(z.coerce.number().int().min(2).max(200).default(10), SERVING),
  COMMAND_WAIT_MS: setting(z.coerce.number().int().min(50).max(30_000).default(5000), ['backend']),
  MOST_COMMANDS_WAITING: setting(z.coerce.number().int().min(1).max(1_000_000).default(2000), ['backend']),
  READ_YOUR_WRITES_MS: setting(z.coerce.number().int().min(0).max(30_000).default(500), ['backend']),
  DRAIN_SECONDS: setting(z.coerce.number().int().min(0).max(300).default(5), ['backend']),
  TRANSACTION_BOUND_MS: setting(z.coerce.number().int().min(100).max(60_000).default(2000), SERVING),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(z.url({ protocol: /^https?$/ }).optional(), SERVING),
  LOG_LEVEL: setting(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'), SERVING),
});

export type SettingValues = z.infer<typeof settings>;
export type Environment = Readonly<Record<string, string | undefined>>;

/** One row of the table; `usual` is the default, where it is the same for all. */
export interface Setting extends AboutSetting {
  name: string;
  usual: unknown;
}

export const SETTINGS: readonly Setting[] = Object.entries(settings.shape).map(([name, schema]) => ({
  name, usual: schema.safeParse(undefined).data, ...about.get(schema)!,
}));

/** The settings that a process reads: for workers, those of their queues. */
export function settingsOf(kind: ProcessKind, environment: Environment = {}): Setting[] {
  if (kind === 'embedded') return [...SETTINGS];
  const readers = new Set<Reader>([kind]);
  if (kind === 'workers') {
    const queues = settings.shape.WORKER_QUEUES.safeParse(environment.WORKER_QUEUES || undefined);
    for (const queue of queues.data ?? COMMAND_QUEUES) readers.add(queue);
  }
  return SETTINGS.filter((each) => each.readers.some((reader) => readers.has(reader)));
}

/** What one kind of process reads of the environment, or every fault of it in words. Empty values count as unset. */
export function readSettings(
  kind: ProcessKind,
  environment: Environment,
): { values: SettingValues } | { faults: string[] } {
  const read = settingsOf(kind, environment);
  const given = new Map(read.flatMap(({ name }) => (environment[name] ? [[name, environment[name]]] : [])));
  const faults = new Map<string, string>();
  for (const { name, needs = [] } of read.filter((each) => given.has(each.name))) {
    for (const needed of needs)
      if (!given.has(needed) && !faults.has(needed) && read.some((each) => each.name === needed))
        faults.set(needed, `is needed as well when ${name} is set`);
  }
  for (const { name, required } of read)
    if (!given.has(name) && !faults.has(name) && required?.includes(kind as Reader)) faults.set(name, 'is required');
  const parsed = settings.safeParse(Object.fromEntries(given));
  for (const { path, message } of parsed.error?.issues ?? []) faults.set(path.join('.'), message);
  if (parsed.success && faults.size === 0) return { values: parsed.data };
  return { faults: [...faults].map(([name, fault]) => `${name} ${fault}`) };
}

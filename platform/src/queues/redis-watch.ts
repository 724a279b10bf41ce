import { type Redis, ReplyError } from 'ioredis';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import type { Logger } from '../observability/logger.js';

/** What the queues' scripts and the streams of events need. */
const OLDEST_MAJOR = 7;
/** Any other policy may remove a job that waits. */
const SAFE_POLICY = 'noeviction';
/** The share of its `maxmemory` around which it refuses some writes already: what connections need comes and goes. */
const FULL = 0.98;
/** How long a probe's value stays. */
const PROBE_SECONDS = 60;
const CLOSED = 'The connection was closed.';
const REFUSALS = /^(WRONGPASS|NOAUTH|ERR invalid password|ERR AUTH)/;

/** Reports once that Redis is unavailable and once that it is back, and checks that the queues can trust it. */
export class RedisWatch {
  private away = false;
  private closing = false;
  private readonly place: string;

  constructor(private readonly redis: Redis, private readonly prefix: string, private readonly logger: Logger) {
    const { host, port, username, tls } = redis.options;
    this.place = `${host}:${port}${username ? `, user "${username}"` : ''}${tls ? ', TLS' : ''}`;
    redis.on('error', (error: Error) => this.onFault(error));
    redis.on('close', () => this.onFault(new Error(CLOSED)));
    redis.on('ready', () => void this.onReady());
  }

  /**
   * Resolves once Redis was reached or is known to be unavailable, which does not prevent a start. Throws an
   * ExpectedError where it refuses the password or is too old: waiting changes neither.
   */
  async firstContact(): Promise<void> {
    if (this.redis.status !== 'ready') {
      const fault = await new Promise<Error | undefined>((resolve) => {
        this.redis.once('error', resolve);
        this.redis.once('close', () => resolve(new Error(CLOSED)));
        this.redis.once('ready', () => resolve(undefined));
      });
      if (fault && REFUSALS.test(fault.message))
        throw new ExpectedError(`Redis refused the password of REDIS_URL (${this.place}): ${fault.message}`);
      if (fault) return;
    }
    const version = (await this.read('server')).get('redis_version') ?? '';
    if (Number.parseInt(version, 10) < OLDEST_MAJOR)
      throw new ExpectedError(`Redis ${version} is too old: Planet Heroes needs ${OLDEST_MAJOR} or newer (${this.place}).`);
  }

  /** In sentences, what is wrong with a Redis that answers; nothing where it does not let us see. */
  async misfits(): Promise<string[]> {
    const [memory, refusal] = await Promise.all([this.read('memory'), this.tryToWrite()]);
    const policy = memory.get('maxmemory_policy') ?? SAFE_POLICY;
    const used = shareOf(memory) ?? 0;
    return [
      ...(policy === SAFE_POLICY
        ? []
        : [`Redis may evict jobs: its maxmemory-policy is ${policy}, and must be ${SAFE_POLICY}`]),
      ...(used < FULL ? [] : [`Redis is full: it uses ${Math.floor(used * 100)} % of its maxmemory`]),
      ...(refusal && used < FULL ? [`Redis refuses writes: ${refusal}`] : []),
    ];
  }

  /** The share of its `maxmemory` that Redis uses; 0 without a bound. */
  async memoryUsed(): Promise<number> {
    const used = shareOf(await this.read('memory'));
    if (used === undefined) throw new Error('Redis does not say how full it is.');
    return used;
  }

  /** From now on a closed connection is meant. */
  close(): void {
    this.closing = true;
  }

  private onFault(error: Error): void {
    if (this.closing || this.away) return;
    this.away = true;
    this.logger.warn({ redis: this.place, reason: error.message }, 'Redis is away. Commands are refused until it is back.');
  }

  private async onReady(): Promise<void> {
    if (this.away) this.logger.warn({ redis: this.place }, 'Redis is back.');
    this.away = false;
    for (const misfit of await this.misfits()) this.logger.warn({ redis: this.place }, `${misfit}.`);
  }

  /** Why Redis refuses a write: it cannot write its own file, or is a replica. A lost connection says nothing of it. */
  private async tryToWrite(): Promise<string | undefined> {
    try {
      await this.redis.set(`${this.prefix}:writable`, '1', 'EX', PROBE_SECONDS);
      return undefined;
    } catch (error) {
      return error instanceof ReplyError ? (error as Error).message : undefined;
    }
  }

  /** A section of INFO; empty where this user may not ask, or Redis went away. */
  private async read(section: string): Promise<ReadonlyMap<string, string>> {
    const text = await this.redis.info(section).catch(() => '');
    return new Map([...text.matchAll(/^(\w+):(.*?)\r?$/gm)].map(([, field, value]) => [field!, value!]));
  }
}

function shareOf(memory: ReadonlyMap<string, string>): number | undefined {
  const [used, bound] = [memory.get('used_memory'), memory.get('maxmemory')];
  if (used === undefined || bound === undefined) return undefined;
  return Number(bound) === 0 ? 0 : Number(used) / Number(bound);
}

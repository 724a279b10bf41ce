import type { Redis } from 'ioredis';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import type { Logger } from '../observability/logger.js';

/** What the queues' scripts and the streams of events need. */
const OLDEST_MAJOR = 7;
/** Any other policy may remove a job that waits. */
const SAFE_POLICY = 'noeviction';
const CLOSED = 'The connection was closed.';
const REFUSALS = /^(WRONGPASS|NOAUTH|ERR invalid password|ERR AUTH)/;

/** Reports once that Redis is unavailable and once that it is back, and checks that the queues can trust it. */
export class RedisWatch {
  private away = false;
  private closing = false;
  private readonly place: string;

  constructor(private readonly redis: Redis, private readonly logger: Logger) {
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
    const version = (await this.read('server', 'redis_version')) ?? '';
    if (Number.parseInt(version, 10) < OLDEST_MAJOR)
      throw new ExpectedError(`Redis ${version} is too old: Planet Heroes needs ${OLDEST_MAJOR} or newer (${this.place}).`);
  }

  /** In a sentence, what is wrong with a Redis that answers; nothing where it does not let us see. */
  async misfits(): Promise<string[]> {
    const policy = await this.read('memory', 'maxmemory_policy');
    if (policy === undefined || policy === SAFE_POLICY) return [];
    return [`Redis may evict jobs: its maxmemory-policy is ${policy}, and must be ${SAFE_POLICY}`];
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

  /** A field of INFO; undefined where this user may not ask, or Redis went away. */
  private async read(section: string, field: string): Promise<string | undefined> {
    const text = await this.redis.info(section).catch(() => '');
    return text.split('\r\n').find((line) => line.startsWith(`${field}:`))?.slice(field.length + 1);
  }
}

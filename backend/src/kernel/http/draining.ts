import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Config } from '@planet-heroes/platform/config/config';

/**
 * How a node leaves without cutting anybody off: it first says so, to balancers by its readiness and to callers by
 * `Connection: close`, and goes on serving old and new connections for as long as both need to notice.
 */
@Injectable()
export class Draining {
  private leaving = false;

  constructor(private readonly config: Config) {}

  /** Whether this node is about to end. */
  get isLeaving(): boolean {
    return this.leaving;
  }

  /** From now on every answer ends its connection, and this node is not ready. */
  leave(): void {
    this.leaving = true;
  }

  /**
   * Resolves when nobody should come here any more. `sendAway` moves live connections elsewhere, over the ms given at
   * least, and returns how long it takes: only once balancers had time to notice, since who comes back sooner comes
   * back here.
   */
  async begin(sendAway: (atLeastMs: number) => number): Promise<void> {
    this.leave();
    const ms = this.config.drainSeconds * 1000;
    if (ms === 0) return;
    await delay(ms / 3);
    await delay(sendAway(ms / 2) + ms / 6);
  }
}

import { setTimeout as delay } from 'node:timers/promises';

/**
 * How a node leaves without cutting anybody off: it first says so, to balancers by its readiness and to callers by
 * `Connection: close`, and goes on serving old and new connections for as long as both need to notice.
 */
export class Draining {
  private leaving = false;

  constructor(private readonly seconds: number) {}

  /** Whether this node is about to end. */
  get isLeaving(): boolean {
    return this.leaving;
  }

  /** From now on every answer ends its connection, and this node is not ready. */
  leave(): void {
    this.leaving = true;
  }

  /** Resolves when nobody should come here any more. `sendAway` moves live connections elsewhere, spread over the ms given. */
  async begin(sendAway: (overMs: number) => void): Promise<void> {
    this.leave();
    if (this.seconds === 0) return;
    const ms = this.seconds * 1000;
    sendAway(ms / 2);
    await delay(ms);
  }
}

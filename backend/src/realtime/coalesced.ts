/**
 * Runs an action at most once per interval: at once when it has been quiet, else when the interval is over. A burst of
 * calls becomes one run, and the last call is never lost.
 */
export class Coalesced {
  private lastRun = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly intervalMs: number,
    private readonly action: () => void,
  ) {}

  request(): void {
    if (this.timer) return;
    const wait = this.lastRun + this.intervalMs - performance.now();
    this.timer = setTimeout(() => this.run(), Math.max(0, wait));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private run(): void {
    this.timer = undefined;
    this.lastRun = performance.now();
    this.action();
  }
}

/** An action that takes long runs less often: no more than half of the time is spent on it. */
const SHARE = 0.5;

/**
 * Runs an action at most once per interval: at once when it has been quiet, else when the interval is over. A burst of
 * calls becomes one run, and the last call is never lost. The interval grows with what the last run took.
 */
export class Coalesced {
  private nextRun = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly intervalMs: number,
    private readonly action: () => void,
  ) {}

  request(): void {
    if (this.timer || this.isStopped) return;
    this.timer = setTimeout(() => this.run(), Math.max(0, this.nextRun - performance.now()));
  }

  /** For good: what is still asked for while a node ends is not run. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private run(): void {
    this.timer = undefined;
    const began = performance.now();
    this.nextRun = began + this.intervalMs;
    this.action();
    this.nextRun = began + Math.max(this.intervalMs, (performance.now() - began) / SHARE);
  }
}

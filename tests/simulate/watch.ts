// Figures that are read while the city lives: how old the queues are, and how much memory is held.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { familyMemory } from '../processes/memory.ts';
import { cpuSecondsOf, familyOf } from '../processes/process.ts';
import type { City } from './city.ts';

export interface QueueReading {
  /** Simulated seconds since the beginning. */
  at: number;
  /** By queue: jobs that wait, and for how many real seconds the oldest of them has. */
  queues: Record<string, { waiting: number; oldest: number }>;
}

export interface MemoryReading {
  at: number;
  /** MiB, pages that are shared counted once. */
  product: number;
  postgres: number;
}

export interface Watched {
  queues: QueueReading[];
  memory: MemoryReading[];
  /** This client's own share of the figures: of one core, and how late it was itself, p99 in ms. */
  client: { cores: number; lateMs: number };
  /** Seconds of a processor that the product used; what others do on the machine does not count. */
  cpu: { product: number; postgres: number } | undefined;
}

const EVERY_MS = 1_000;
const MEMORY_EVERY = 5;

/** Watches until it is stopped, which returns what was read. */
export function watchCity(city: City, pid: number | undefined): () => Promise<Watched> {
  const watched: Watched = { queues: [], memory: [], client: { cores: 0, lateMs: 0 }, cpu: undefined };
  const used = pid === undefined ? undefined : cpuOf(pid);
  const late = monitorEventLoopDelay({ resolution: 10 });
  late.enable();
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  let reading = Promise.resolve();
  let turn = 0;
  const read = async () => {
    const at = city.now;
    if (pid !== undefined && turn++ % MEMORY_EVERY === 0) watched.memory.push({ at, ...memoryOf(pid) });
    const answer = await city.operate('GET /api/ops/queues', {});
    if (!answer) return;
    const queues = answer.body.queues.map(({ name, waiting, oldestWaitingSeconds: oldest }) =>
      [name, { waiting, oldest }]);
    watched.queues.push({ at, queues: Object.fromEntries(queues) });
  };
  const timer = setInterval(() => {
    reading = reading.then(read);
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await reading;
    await read();
    const { user, system } = process.cpuUsage(cpu);
    const seconds = (performance.now() - started) / 1_000;
    watched.client = { cores: (user + system) / 1e6 / seconds, lateMs: late.percentile(99) / 1e6 };
    late.disable();
    const since = pid === undefined ? undefined : cpuOf(pid);
    watched.cpu = since && used
      && { product: since.product - used.product, postgres: since.postgres - used.postgres };
    return watched;
  };
}

function cpuOf(pid: number): { product: number; postgres: number } {
  const [product, ...postgres] = familyOf(pid);
  return { product: cpuSecondsOf([product!]), postgres: cpuSecondsOf(postgres) };
}

/** A connection's process may end during the read. */
function memoryOf(pid: number): Omit<MemoryReading, 'at'> {
  for (;;) {
    try {
      const { resident, launcher } = familyMemory(familyOf(pid).filter(isThere));
      return { product: launcher, postgres: resident - launcher };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' && (error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

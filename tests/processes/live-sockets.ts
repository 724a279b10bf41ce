import { join } from 'node:path';
import { endProcess } from './process.ts';
import { answerOf, startProgram } from './programs.ts';
import type { Arrival } from './socket-clients.ts';

/** Clients of one server, spread over processes: one process could not keep up with its own half of the work. */
export interface LiveSockets {
  /**
   * Has a change sent and resolves once every socket has it: when the first and the last one had it, and the change.
   */
  untilAllHave(send: () => unknown): Promise<Arrival>;
  end(): Promise<void>;
}

const PROCESSES = 2;
const ARRIVES_WITHIN_MS = 20_000;

export async function openSockets(port: number, count: number): Promise<LiveSockets> {
  const program = join(import.meta.dirname, 'socket-clients.ts');
  const open = () => startProgram<'ready'>(program, { args: [port, count / PROCESSES] });
  const started = await Promise.all(Array.from({ length: PROCESSES }, open));
  const children = started.map(({ child }) => child);
  return {
    async untilAllHave(send) {
      const arrivals = Promise.all(children.map((child) => answerOf<Arrival>(child, 'another')));
      await send();
      const all = await within(ARRIVES_WITHIN_MS, arrivals);
      return {
        first: Math.min(...all.map(({ first }) => first)),
        last: Math.max(...all.map(({ last }) => last)),
        text: all[0]!.text,
      };
    },
    async end() {
      await Promise.all(children.map((child) => endProcess(child)));
    },
  };
}

async function within<T>(ms: number, arrivals: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A change did not reach every socket.')), ms);
  });
  try {
    return await Promise.race([arrivals, late]);
  } finally {
    clearTimeout(timer);
  }
}

import { type ChildProcess } from 'node:child_process';
import { endProcess, startProgram } from './processes.ts';
import type { Arrival } from './socket-clients.ts';

/** Clients of one server, spread over processes: one process could not keep up with its own half of the work. */
export interface LiveSockets {
  /** Has a change sent and resolves once every socket has it: when the first and the last one had it, and the change. */
  untilAllHave(send: () => unknown): Promise<Arrival>;
  end(): Promise<void>;
}

const PROCESSES = 2;

export async function openSockets(port: number, count: number): Promise<LiveSockets> {
  const share = count / PROCESSES;
  const started = await Promise.all(Array.from({ length: PROCESSES }, () => startProgram<'ready'>('socket-clients.ts', [String(port), String(share)])));
  const children = started.map(({ child }) => child);
  return {
    async untilAllHave(send) {
      for (const child of children) child.send('another');
      const arrivals = Promise.all(children.map(arrivalIn));
      await send();
      const all = await arrivals;
      return { first: Math.min(...all.map(({ first }) => first)), last: Math.max(...all.map(({ last }) => last)), text: all[0]!.text };
    },
    async end() {
      await Promise.all(children.map((child) => endProcess(child)));
    },
  };
}

function arrivalIn(child: ChildProcess): Promise<Arrival> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A change did not reach every socket.')), 20_000);
    child.once('message', (arrival) => {
      clearTimeout(timer);
      resolve(arrival as Arrival);
    });
  });
}

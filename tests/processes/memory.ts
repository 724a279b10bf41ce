import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answerOf } from './programs.ts';
import type { Memory } from './report-memory.ts';

/** The environment of a process that is asked for its memory with {@link usedBytes}. */
export const TELLS_MEMORY = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'report-memory.ts')).href}`,
};

/** What a process uses after a full collection, bytes. */
export async function usedBytes(child: ChildProcess): Promise<number> {
  return (await answerOf<Memory>(child, 'memory')).used;
}

/** What a process holds at this moment, MiB. */
export function residentMb({ pid }: ChildProcess): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}

/** Its open files and sockets. */
export function openFiles({ pid }: ChildProcess): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Reads figures at an interval until it is told to stop, which returns all readings. */
export function watch<T>(read: () => T, everyMs: number): () => T[] {
  const readings = [read()];
  const timer = setInterval(() => readings.push(read()), everyMs);
  return () => {
    clearInterval(timer);
    return readings;
  };
}

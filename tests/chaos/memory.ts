import { readdirSync, readFileSync } from 'node:fs';
import type { Memory } from '../bench/report-memory.ts';
import type { Part } from './site.ts';

/** What a process holds at this moment, MiB. */
export function residentMb({ child }: Part): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1024;
}

/** What it uses after a full collection, MiB; for a site that is measured. */
export async function usedMb({ child }: Part): Promise<number> {
  const answer = new Promise<Memory>((resolve) => child.once('message', (memory) => resolve(memory as Memory)));
  child.send('memory');
  return (await answer).used / 2 ** 20;
}

/** Its open files and sockets. */
export function openFiles({ child }: Part): number {
  return readdirSync(`/proc/${child.pid}/fd`).length;
}

/** Reads figures of processes at an interval until it is told to stop, which returns all readings. */
export function watch<T>(read: () => T, everyMs: number): () => T[] {
  const readings = [read()];
  const timer = setInterval(() => readings.push(read()), everyMs);
  return () => {
    clearInterval(timer);
    return readings;
  };
}

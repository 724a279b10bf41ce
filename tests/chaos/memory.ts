import { readdirSync, readFileSync } from 'node:fs';
import type { Part } from './site.ts';

/** What a process holds at this moment, MiB. */
export function residentMb({ child }: Part): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1024;
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

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

/** What a process and its descendants hold, MiB. */
export interface FamilyMemory {
  /** Pages that they share count once. */
  resident: number;
  /** Of it the first process’s. */
  launcher: number;
  /** The same with shared pages counted in each process. */
  countedAgain: number;
}

export function familyMemory(pids: readonly number[]): FamilyMemory {
  const each = pids.map((pid) => {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const mebibytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)![1]) / 1024;
    return { shared: mebibytes('Pss'), alone: mebibytes('Rss') };
  });
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    resident: sum(each.map(({ shared }) => shared)),
    launcher: each[0]!.shared,
    countedAgain: sum(each.map(({ alone }) => alone)),
  };
}

/** Its open files and sockets. */
export function openFiles({ pid }: ChildProcess): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Reads figures at an interval until it is stopped, which returns all readings. */
export function watch<T>(read: () => T, everyMs: number): () => T[] {
  const readings = [read()];
  const timer = setInterval(() => readings.push(read()), everyMs);
  return () => {
    clearInterval(timer);
    return readings;
  };
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, freemem, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '@planet-heroes/platform/program';
import { ROOT } from './process.ts';

/** Where measurements are kept. */
export const RESULTS = join(ROOT, 'bench-results');

/** What figures were taken on: they mean nothing without it. */
export function machine(): string {
  const gib = (bytes: number) => (bytes / 2 ** 30).toFixed(0);
  return `${cpus().length} × ${cpus()[0]?.model}, ${gib(totalmem())} GiB (${gib(freemem())} free), load ${
    loadavg()[0]!.toFixed(2)
  }, Node ${process.version}`;
}

/** Writes results as JSON and returns the file. */
export function writeResults(name: string, results: object): string {
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, `${name}.json`);
  writeFileSync(file, JSON.stringify(results, undefined, 2));
  return file;
}

/** This moment, as a part of a file's name. */
export function moment(): string {
  return new Date().toISOString().replaceAll(':', '-');
}

/** The rows that an argument names, in their own order; throws a UsageError where it names one that there is not. */
export function chosenRows(argument: string | undefined, all: readonly string[]): string[] {
  const wanted = argument?.split(',') ?? all;
  const unknown = wanted.filter((row) => !all.includes(row));
  if (unknown.length > 0) throw new UsageError(`There is no row ${unknown.join(', ')}; the rows are ${all.join(', ')}.`);
  return all.filter((row) => wanted.includes(row));
}

import { join } from 'node:path';
import type { LoadResult } from './load-client.ts';
import { flags, runProgram } from './programs.ts';

/** The requested address, and how many requests at once; `{hero}` in it becomes a random number up to `heroes`. */
export interface Load {
  connections?: number;
  seconds?: number;
  body?: unknown;
  heroes?: number;
}

/** Puts load on an address from a process of its own. */
export async function load(
  url: string,
  { connections = 50, seconds = 4, body, heroes = 1 }: Load = {},
): Promise<LoadResult> {
  const args = flags({ url, connections, seconds, heroes, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return JSON.parse(await runProgram(join(import.meta.dirname, 'load-client.ts'), { args })) as LoadResult;
}

import { NotInstalled } from './tools.ts';

/** One tool, on one thing of a running product. */
export interface Check<Site> {
  tool: string;
  what: string;
  /** Throws what the tool found; NotInstalled where it is missing. */
  run(site: Site): Promise<void>;
}

export interface Row {
  tool: string;
  what: string;
  result: 'passed' | 'not installed' | 'FAILED';
  /** What the tool found. */
  found?: string;
}

/** Runs all of them, one after the other: a failed one ends none of the others. */
export async function runChecks<Site>(checks: readonly Check<Site>[], site: Site): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { tool, what, run } of checks) {
    rows.push(await run(site).then(
      (): Row => ({ tool, what, result: 'passed' }),
      (error: Error): Row =>
        error instanceof NotInstalled
          ? { tool, what, result: 'not installed' }
          : { tool, what, result: 'FAILED', found: error.message },
    ));
  }
  return rows;
}

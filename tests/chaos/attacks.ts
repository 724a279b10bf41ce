import type { Chaos } from './chaos-run.ts'; import type { ChaosRow } from './report.ts';
export async function attacked(_: Chaos): Promise<ChaosRow[]> { return []; }
export async function fuzzed(_: Chaos): Promise<ChaosRow[]> { return []; }

import type { Chaos } from './chaos-run.ts'; import type { ChaosRow } from './report.ts';
export async function booksBroken(_: Chaos): Promise<ChaosRow[]> { return []; }

import type { Call, CallDescription, CallMethod, CallTable } from './call.js';

/** What an area says of itself; `schemas` are those that are shown under a name, the others stand where they are used. */
export interface CallTableHead {
  tag: string;
  description: string;
  schemas?: CallTable['schemas'];
}

/** Makes one area's table. The keys are the calls' names (`operationId`). */
export function defineCalls({ tag, description, schemas = {} }: CallTableHead, calls: Record<string, CallDescription>): CallTable {
  return {
    tag,
    description,
    schemas,
    calls: Object.entries(calls).map(([id, { call, ...rest }]): Call => {
      const [method, path] = call.split(' ') as [CallMethod, string];
      return { id, tag, method, path, ...rest };
    }),
  };
}

import { describe, expect, it } from '@jest/globals';
import { profileTable, sharesOf } from './profiles.js';

const frame = (functionName: string, url = '') => ({ functionName, url });
const PROFILE = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 3, 4, 8, 9] },
    { id: 2, callFrame: frame('(idle)') },
    { id: 3, callFrame: frame('(garbage collector)') },
    { id: 4, callFrame: frame('handle', 'file:///srv/backend/dist/kernel/commands/command-bus.js'), children: [5, 7] },
    { id: 5, callFrame: frame('query', 'file:///srv/node_modules/pg/lib/client.js'), children: [6] },
    { id: 6, callFrame: frame('writev') },
    { id: 7, callFrame: frame('emit', 'node:events') },
    { id: 8, callFrame: frame('', 'file:///srv/backend/dist/main.js') },
    { id: 9, callFrame: frame('compile', 'node:internal/modules/esm/loader'), children: [10] },
    { id: 10, callFrame: frame('', 'file:///srv/node_modules/@nestjs/core/index.js') },
  ],
  samples: [2, 3, 4, 6, 7, 10],
  timeDeltas: [500, 50, 100, 200, 50, 100],
};

describe('a profile in shares', () => {
  it('gives idle time of all, and the rest to its functions, system calls to their caller', () => {
    expect(sharesOf(PROFILE)).toEqual({
      program: 'backend',
      idle: 50,
      parts: [
        { part: 'pg', share: 40 },
        { part: 'our backend', share: 30 },
        { part: 'loading modules', share: 20 },
        { part: 'garbage collection', share: 10 },
      ],
    });
  });

  it('reads as one line for each program', () => {
    expect(profileTable([sharesOf(PROFILE)])).toMatch(
      /^backend: 50 % idle; of the rest pg 40\.0 %, our backend 30\.0 %/,
    );
  });
});

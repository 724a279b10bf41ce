import { CALLS } from '@planet-heroes/contracts/calls';
import { describe, expect, it } from '@jest/globals';
import { ACTIONS } from './messages';

describe('the words of the audit log', () => {
  it('are there for every call that operators change something with', () => {
    const changing = CALLS.filter(({ caller, method }) => caller === 'operator' && method !== 'GET');
    expect(changing.filter(({ route }) => !ACTIONS[route]).map(({ route }) => route)).toEqual([]);
  });

  it('are of calls that there are, each its own', () => {
    const calls = new Set<string>(CALLS.map(({ route }) => route));
    expect(Object.keys(ACTIONS).filter((call) => !calls.has(call))).toEqual([]);
    expect(new Set(Object.values(ACTIONS)).size).toBe(Object.keys(ACTIONS).length);
  });
});

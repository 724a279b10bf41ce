import { COMPANIES_DESK_ROUTES } from '@planet-heroes/contracts/areas/companies/desk-routes';
import { CALLS } from '@planet-heroes/contracts/calls';
import { describe, expect, it } from '@jest/globals';
import { SEALED_READS } from '@planet-heroes/contracts/sealed-reads';
import { ACTIONS, actionOf } from './messages';

describe('the words of the audit log', () => {
  it('are there for every call of operators that leaves a line', () => {
    const logged = CALLS.filter(({ caller, method, route }) =>
      (caller === 'operator' && method !== 'GET') || SEALED_READS.has(route)
    );
    expect(logged.filter(({ route }) => !ACTIONS[route]).map(({ route }) => route)).toEqual([]);
  });

  it('name the outcome of a decision, unless it was refused', () => {
    const decided = { call: COMPANIES_DESK_ROUTES.decideCompany, details: { decision: 'decline' } };
    expect(actionOf({ ...decided, status: 200 })).toBe('Declined a company');
    expect(actionOf({ ...decided, status: 409 })).toBe('Decided about a company');
  });

  it('are of calls that there are, each its own', () => {
    const calls = new Set<string>(CALLS.map(({ route }) => route));
    expect(Object.keys(ACTIONS).filter((call) => !calls.has(call))).toEqual([]);
    expect(new Set(Object.values(ACTIONS)).size).toBe(Object.keys(ACTIONS).length);
  });
});

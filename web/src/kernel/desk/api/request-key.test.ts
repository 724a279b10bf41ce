import { expect, it } from '@jest/globals';
import { newRequestKey } from './request-key';

it('is the same for the same request, and another for another or in another form', () => {
  const keyOf = newRequestKey();
  const first = keyOf({ name: 'Route planner', roles: ['courier'] });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ name: 'Route planner', roles: ['courier'] })).toBe(first);
  expect(keyOf({ name: 'Route planner', roles: ['desk'] })).not.toBe(first);
  expect(newRequestKey()({ name: 'Route planner', roles: ['courier'] })).not.toBe(first);
});

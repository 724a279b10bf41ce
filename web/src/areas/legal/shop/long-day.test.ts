import { expect, it } from '@jest/globals';
import { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import { longDayOf } from './long-day';

it('writes the day of the terms as the specification does', () => {
  expect(longDayOf(LEGAL_CLAIMS.termsUpdated)).toBe('August 12, 2025');
});

import { expect, it } from '@jest/globals';
import { numberSerials } from './number-serials.js';

it('serial numbers get the numbers that their devices will have in the order', () => {
  const rows = [
    { model: 'iphone-13', condition: 'good', quantity: 3 },
    { model: 'macbook-air', condition: 'fair', quantity: 2 },
  ] as const;
  const listed = [
    { model: 'macbook-air', condition: 'fair', serial: 'C02AA' },
    { model: 'iphone-13', condition: 'good', serial: 'F17AA' },
    { model: 'macbook-air', condition: 'fair', serial: 'C02BB' },
  ] as const;
  expect(numberSerials(rows, listed)).toEqual([
    { number: 4, serial: 'C02AA' }, { number: 1, serial: 'F17AA' }, { number: 5, serial: 'C02BB' },
  ]);
});

import { expect, it } from '@jest/globals';
import { filsOf } from './fils';

it.each([
  ['130020', 13_002_000], ['130,020.5', 13_002_050], [' 0.05 ', 5], ['1.005', undefined], ['-1', undefined], ['', undefined],
])('%j dirhams are %s fils', (dirhams, fils) => expect(filsOf(dirhams)).toBe(fils));

import { describe, expect, it } from '@jest/globals';
import { assertMayWrite } from './oldest-writer.js';

describe('a release', () => {
  it.each([
    ['1.0.0', undefined],
    ['1.2.0', '1.2.0'],
    ['1.10.0', '1.9.0'],
    ['2.0.0', '1.10.3'],
    ['1.2.1', '1.2.0'],
  ])('%s may write where the oldest writer is %s', (release, oldest) => {
    expect(() => assertMayWrite(oldest, release)).not.toThrow();
  });

  it.each([['1.0.0', '1.0.1'], ['1.9.0', '1.10.0'], ['1.10.3', '2.0.0']])(
    '%s may not write where the oldest writer is %s',
    (release, oldest) => {
      expect(() => assertMayWrite(oldest, release)).toThrow(`Release ${release} is too old for this database`);
    },
  );
});

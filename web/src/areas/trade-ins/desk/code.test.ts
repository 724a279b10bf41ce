import { describe, expect, it } from '@jest/globals';
import { labelCode } from './code';

describe('the code on a label', () => {
  it.each(['PH-7K3M9-QXR2D', 'ph-7k3m9-qxr2d', ' PH7K3M9QXR2D\n', 'PH 7K3M9 QXR2D', 'PH–7K3M9–QXR2D'])(
    'is read from %j',
    (given) => expect(labelCode(given)).toBe('PH-7K3M9-QXR2D'),
  );

  it('stays what it is where it is none', () => {
    expect(labelCode('12345')).toBe('12345');
    expect(labelCode('  ')).toBe('');
  });
});

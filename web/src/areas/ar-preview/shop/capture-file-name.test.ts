import { describe, expect, it } from '@jest/globals';
import { captureFileName } from './capture-file-name';

describe('the name of a saved picture', () => {
  it.each([
    ['iPhone 15 Pro', 'iPhone_15_Pro_AR_Preview.png'],
    ['Under-Sink Compact', 'Under-Sink_Compact_AR_Preview.png'],
    [' A/B: "C" ', 'A_B_C__AR_Preview.png'],
  ])('of %s is %s', (product, name) => {
    expect(captureFileName(product)).toBe(name);
  });
});

import { describe, expect, it } from '@jest/globals';
import { highestValueOf } from './trade-choice';

describe('the most that a programme gives', () => {
  it('is its best phone’s value, or a model’s in its best condition', () => {
    expect(highestValueOf('home')).toBe(4200);
    expect(highestValueOf('exchange')).toBe(1500);
    expect(highestValueOf('home', 'iPhone 15 Pro')).toBe(3100);
    expect(highestValueOf('exchange', 'iPhone 15 Pro')).toBe(1400);
  });
});

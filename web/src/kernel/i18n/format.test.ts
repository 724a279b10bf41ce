import { describe, expect, it } from '@jest/globals';
import { formatCompact, formatWhole } from './format-number';
import { formatMass } from './format-mass';
import { formatAed, formatFils, formatFilsCompact, formatUsd, formatWholeFils } from './format-money';

/** Intl puts a no-break space between the currency and the amount. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('numbers', () => {
  it('separates thousands and rounds to whole numbers', () => {
    expect(formatWhole(12_847)).toBe('12,847');
    expect(formatWhole(0.4)).toBe('0');
  });

  it('shows thousands as K and millions as M', () => {
    expect(formatCompact(999)).toBe('999');
    expect(formatCompact(12_847)).toBe('12.8K');
    expect(formatCompact(2_400_000)).toBe('2.4M');
  });
});

describe('CO2', () => {
  it('shows grams as kilograms', () => {
    expect(formatMass(0)).toBe('0 kg');
    expect(formatMass(2400)).toBe('2.4 kg');
    expect(formatMass(999_000)).toBe('999 kg');
  });

  it('shows tonnes from a tonne on', () => {
    expect(formatMass(1_000_000)).toBe('1T');
    expect(formatMass(180_000_000)).toBe('180T');
  });
});

describe('money', () => {
  it('shows whole dirhams', () => {
    expect(spaced(formatAed(1299))).toBe('AED 1,299');
  });

  it('shows whole dollars', () => {
    expect(formatUsd(5000)).toBe('$5,000');
  });

  it('shows fils exactly, or without decimals', () => {
    expect(spaced(formatFils(1_500_005))).toBe('AED 15,000.05');
    expect(spaced(formatFils(9900))).toBe('AED 99.00');
    expect(spaced(formatWholeFils(370_000))).toBe('AED 3,700');
  });

  it('divides fils by 100 and shortens the result', () => {
    expect(spaced(formatFilsCompact(240_000_000))).toBe('AED 2.4M');
    expect(spaced(formatFilsCompact(12_345))).toBe('AED 123.5');
  });
});

import { describe, expect, it } from '@jest/globals';
import { chatValuation } from './chat-valuation.js';
import { aedAmountsIn, isGrounded } from './grounding.js';

const VALUATIONS = [chatValuation('home', 'iPhone 15 Pro', 'good')];

describe('what a language model may state', () => {
  it.each([
    'Your iPhone 15 Pro is worth AED 2,480 and 2,240 points.',
    'It is worth **AED 2480**, about 1240 bottles.',
    'قيمة هاتفك ٢٬٤٨٠ درهم',
    'The starter kit is AED 99, the voucher AED 100, delivery AED 25.',
    'Gold Hero begins at 600 points. We are open from 9AM to 11PM.',
    'A 256 GB phone is priced like the others.',
    'Hello! Which iPhone is it?',
  ])('is %s', (text) => expect(isGrounded(text, VALUATIONS)).toBe(true));

  it.each([
    'Your iPhone 15 Pro is worth AED 9,999.',
    'Your iPhone 15 Pro is worth AED 2,481.',
    'I offer 9999 dirhams.',
    'I can pay 2.5k AED.',
    'It is worth AED 2,480.50.',
    'Special price: 9999!',
    'That is about $680.',
    'Worth nine thousand dirhams.',
    'Worth 9 thousand.',
    'قيمة هاتفك ٩٩٩٩ درهم',
    'ＡＥＤ ９９９９ for you',
    'AED9999',
  ])('is not %s', (text) => expect(isGrounded(text, VALUATIONS)).toBe(false));

  it('is read in every notation', () => {
    expect(aedAmountsIn('AED 1,299 or 99 AED, ١٠٠ درهم and Dhs. 25')).toEqual([1299, 25, 99, 100]);
  });
});

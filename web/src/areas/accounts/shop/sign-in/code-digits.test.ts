import { describe, expect, it } from '@jest/globals';
import { codeDigits } from './code-digits';

describe('a code as it is typed or pasted', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456\n', '123456'],
    ['Your code: 123-456.', '123456'],
    ['1234567', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۰۱۲۳۸۹', '012389'],
    ['12a', '12'],
    ['', ''],
  ])('%j is %j', (text, digits) => expect(codeDigits(text)).toBe(digits));
});

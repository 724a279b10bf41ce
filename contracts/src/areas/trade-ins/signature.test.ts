import { describe, expect, it } from '@jest/globals';
import { SIGNATURE_FIELD } from './signature-field.js';
import { signatureRequestSchema } from './signature.js';

const isTaken = (given: unknown) => signatureRequestSchema.safeParse(given).success;

describe('a signature', () => {
  it.each([
    [{ name: 'Noura' }],
    [{ name: 'نورة' }],
    [{ name: 'Noura', drawing: 'M12 40L13 42L15 41M80 20L81 22' }],
  ])('may be %j', (given) => {
    expect(isTaken(given)).toBe(true);
  });

  it.each([
    [{ drawing: 'M1 1L2 2' }],
    [{ name: ' ' }],
    [{ name: 'x'.repeat(81) }],
    [{ name: 'Noura', drawing: '' }],
    [{ name: 'Noura', drawing: 'M1 1' }],
    [{ name: 'Noura', drawing: 'M1 1L2 2"/><script>' }],
    [{ name: 'Noura', drawing: 'M1000 1L2 2' }],
    [{ name: 'Noura', drawing: `M1 1${'L2 2'.repeat(SIGNATURE_FIELD.maxLength / 4)}` }],
  ])('may not be %j', (given) => {
    expect(isTaken(given)).toBe(false);
  });
});

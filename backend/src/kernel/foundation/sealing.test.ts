import { describe, expect, it } from '@jest/globals';
import { digestOf, openText, sealText } from './sealing.js';

const SECRET = 'a secret of an instance';
const IMEI = { area: 'trade-ins', what: 'imei', of: 'trade-1' };

describe('a sealed text', () => {
  it('opens with its secret, as what it is, for what it belongs to, and not otherwise', () => {
    const sealed = sealText(SECRET, '490154203237518', IMEI);
    expect(sealed).not.toContain('490154203237518');
    expect(openText(SECRET, sealed, IMEI)).toBe('490154203237518');
    expect(() => openText('another', sealed, IMEI)).toThrow();
    for (const other of [{ area: 'payouts' }, { what: 'iban' }, { of: 'trade-2' }]) {
      expect(() => openText(SECRET, sealed, { ...IMEI, ...other })).toThrow();
    }
    expect(() => openText(SECRET, `${sealed.slice(0, -2)}AA`, IMEI)).toThrow();
  });

  it('is the same for the same thing, and looks like another for another', () => {
    expect(sealText(SECRET, 'x', IMEI)).toBe(sealText(SECRET, 'x', IMEI));
    expect(sealText(SECRET, 'x', IMEI)).not.toBe(sealText(SECRET, 'x', { ...IMEI, of: 'trade-2' }));
  });

  it('opens what was sealed before other things than accounts were', () => {
    const before = sealText(SECRET, 'AE070331234567890123456', { area: 'payouts', what: 'iban', of: 't' });
    expect(before).toBe('aAwp-diLvTH6jrA4YShZafj1scBBkMvFM3DYn2ldInI89EgIaZmlfX0IAQ4hbozk9k_2');
  });

  it('is recognised by a digest, independent of its owner', () => {
    expect(digestOf(SECRET, 'x', IMEI)).toBe(digestOf(SECRET, 'x', { ...IMEI }));
    expect(digestOf(SECRET, 'x', IMEI)).not.toBe(digestOf(SECRET, 'y', IMEI));
    expect(digestOf(SECRET, 'x', IMEI)).not.toBe(digestOf('another', 'x', IMEI));
  });
});

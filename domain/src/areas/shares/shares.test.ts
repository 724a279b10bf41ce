import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sameMailbox } from '../heroes/heroes.area.js';
import { shareCodeIn } from './share-code-in.js';
import { shortName } from './short-name.js';

describe('the code in a shared address', () => {
  it.each([
    ['https://planet-heroes.example/join?ref=HEROAB12CD', 'HEROAB12CD'],
    ['https://planet-heroes.example/join?utm=x&ref=heroab12cd#top', 'HEROAB12CD'],
    ['https://planet-heroes.example/join', undefined],
    ['https://planet-heroes.example/join?ref=HEROAB12C', undefined],
    ['https://planet-heroes.example/join?ref=VILLAINAB1', undefined],
    ['https://planet-heroes.example/join?ref=', undefined],
  ])('%s is %s', (url, code) => {
    expect(shareCodeIn(url)).toBe(code);
  });
});

describe('two addresses', () => {
  it('reach one mailbox when only case or what stands behind a plus differs', () => {
    expect(sameMailbox('Mona@Example.ae', 'mona+heroes@example.ae')).toBe(true);
    expect(sameMailbox('mona@example.ae', 'mona@example.com')).toBe(false);
    fc.assert(fc.property(fc.emailAddress(), (address) => sameMailbox(address, address.toUpperCase())));
  });
});

describe('a friend’s name', () => {
  it.each([['Layla Haddad', 'Layla H.'], ['Omar', 'Omar'], ['Anna van der Berg', 'Anna B.'], ['  Zoë  ', 'Zoë'], [
    'Sam 🌍',
    'Sam',
  ]])('%s is shown as %s', (name, shown) => {
    expect(shortName(name)).toBe(shown);
  });
});

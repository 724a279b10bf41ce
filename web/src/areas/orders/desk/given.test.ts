import { describe, expect, it } from '@jest/globals';
import { givenDevice } from './given';

describe('what is given for a device', () => {
  it.each([
    ['12', { number: 12 }], [' #12345 ', { number: 12345 }], ['12345', { serial: '12345' }],
    ['f17-gthqx 0dyw', { serial: 'F17GTHQX0DYW' }], ['35 693803 564380 9', { serial: '356938035643809' }],
    ['', undefined], ['#', undefined], ['?!', undefined],
  ])('%j is read', (given, found) => expect(givenDevice(given)).toEqual(found));
});

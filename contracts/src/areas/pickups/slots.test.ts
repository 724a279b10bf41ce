import { describe, expect, it } from '@jest/globals';
import { isRamadan, overlap, ramadanSlots } from './ramadan.js';
import { bookableSlots } from './slots.js';
import { DELIVERY_ZONES } from './zones.js';

const ORDINARY = ['9:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:30', '17:30-20:00'];
const IN_RAMADAN = ['9:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00', '20:00-22:00'];
const slotsOn = (day: string, now: string, shift = 0) =>
  bookableSlots('zone-1', new Date(now), shift).filter((each) => each.day === day).map(({ slot }) => slot);

describe('pickup slots in Ramadan 2027, from 8 February to 8 March', () => {
  it('have hours of their own from the first day to the last', () => {
    const before = '2027-02-05T08:00:00Z';
    expect(slotsOn('2027-02-07', before)).toEqual(ORDINARY);
    expect(slotsOn('2027-02-08', before)).toEqual(IN_RAMADAN);
    const late = '2027-03-01T08:00:00Z';
    expect(slotsOn('2027-03-08', late)).toEqual(IN_RAMADAN);
    expect(slotsOn('2027-03-09', late)).toEqual(ORDINARY);
  });

  it('begin and end in Dubai, and say that they are Ramadan’s', () => {
    const evening = bookableSlots('zone-1', new Date('2027-02-07T08:00:00Z'))
      .find(({ day, slot }) => day === '2027-02-08' && slot === '20:00-22:00');
    expect(evening).toMatchObject({
      startsAt: new Date('2027-02-08T16:00:00Z'), endsAt: new Date('2027-02-08T18:00:00Z'), isRamadan: true,
    });
    expect(bookableSlots('zone-1', new Date('2027-02-06T08:00:00Z'))[0]).toMatchObject({
      day: '2027-02-07', isRamadan: false,
    });
  });

  it('turn at midnight in Dubai, not in UTC', () => {
    const first = (now: string) => bookableSlots('zone-1', new Date(now))[0];
    expect(first('2027-02-06T19:59:59Z')).toMatchObject({ day: '2027-02-07', isRamadan: false });
    expect(first('2027-02-06T20:00:00Z')).toMatchObject({ day: '2027-02-08', isRamadan: true });
  });

  it('follow the moon where it was seen a day later or earlier', () => {
    expect([isRamadan('2027-02-08', 1), isRamadan('2027-02-09', 1), isRamadan('2027-03-09', 1)])
      .toEqual([false, true, true]);
    expect([isRamadan('2027-02-07', -1), isRamadan('2027-03-08', -1)]).toEqual([true, false]);
    expect(slotsOn('2027-02-08', '2027-02-05T08:00:00Z', 1)).toEqual(ORDINARY);
  });

  it.each(DELIVERY_ZONES)('leave no courier at a door over iftar in $name', ({ timeSlots }) => {
    const slots = ramadanSlots(timeSlots);
    expect(slots.filter((slot) => overlap(slot, '17:00-20:00'))).toEqual([]);
    expect(slots.at(-1)).toBe('20:00-22:00');
    expect(new Set(slots).size).toBe(slots.length);
  });
});

describe('slots of a day', () => {
  it('overlap where they have time in common, and not where one ends as the other begins', () => {
    expect(overlap('15:00-17:30', '15:00-17:00')).toBe(true);
    expect(overlap('9:00-11:00', '10:59-12:00')).toBe(true);
    expect(overlap('9:00-11:00', '11:00-13:00')).toBe(false);
  });

  it('stay as they are where none reaches into the evening', () => {
    expect(ramadanSlots(['9:00-12:00', '12:00-17:00'])).toEqual(['9:00-12:00', '12:00-17:00']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { companyName, plainText } from '@planet-heroes/contracts/kernel/text/text';
import { z } from 'zod';
import { type CheckedField, checkBody, readFields } from './check-form';

const FIELDS = [
  { name: 'title' }, { name: 'story', as: 'lines' }, { name: 'points', as: 'whole' }, { name: 'worth', as: 'fils' },
  { name: 'ends', as: 'ahead' }, { name: 'single', as: 'check' }, { name: 'roles', as: 'set' },
  { name: 'code', optional: true }, { name: 'limit', as: 'whole', optional: true },
] as const satisfies CheckedField[];

const SCHEMA = z.object({
  title: companyName(20),
  story: z.string(),
  points: z.number().int().positive().max(1_000),
  worth: z.number().int().min(100).max(200_000),
  ends: z.iso.datetime({ offset: true }),
  single: z.boolean(),
  roles: z.array(z.string()),
  code: z.union([z.literal(''), plainText(10)]).optional(),
  limit: z.number().optional(),
});

const FILLED = {
  title: ' Brunch \n for two ', story: ' One.\nTwo. ', points: '1,000', ends: '2099-01-31T18:30', worth: '1,149.50',
  roles: 'desk',
};

function check(values: Partial<Record<(typeof FIELDS)[number]['name'], string>>) {
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) form.set(field, value);
  const given = readFields(form, FIELDS);
  return checkBody(SCHEMA, FIELDS, given, given);
}

describe('a form', () => {
  it('sends one line, whole numbers, fils and a moment in Dubai; what is empty is not given, and not 0', () => {
    expect(check(FILLED).body).toEqual({
      title: 'Brunch for two', story: 'One.\nTwo.', points: 1_000, worth: 114_950, ends: '2099-01-31T14:30:00.000Z',
      single: false, roles: ['desk'],
    });
  });

  it('names every field that is empty and must not be', () => {
    const missing = 'Fill this in.';
    expect(check({ title: ' ', code: '', limit: '' }).faults).toEqual({
      title: missing, story: missing, points: missing, worth: missing, ends: missing, roles: 'Choose at least one.',
    });
  });

  it.each([
    ['points', '0', 'More than 0.'], ['points', '-1', 'More than 0.'], ['points', '1001', 'No more than 1,000.'],
    ['points', '1.5', 'A whole number.'], ['limit', 'many', 'A whole number.'],
    ['worth', '1.234', 'An amount in AED, such as 150 or 149.50.'], ['worth', '2,001', /^No more than AED.2,000\.00\.$/],
    ['worth', '0.5', /^No less than AED.1\.00\.$/], ['ends', '2020-01-01T10:00', 'A day and a time that lie ahead.'],
    ['title', 'A brunch by the creek', 'No more than 20 characters.'],
    ['title', 'Planet Heroes', /^It must not look like ours/], ['code', 'refill-pass', 'No more than 10 characters.'],
  ])('says of %s what is wrong with “%s”', (field, value, text) => {
    const { faults } = check({ ...FILLED, [field]: value });
    expect(faults).toEqual({ [field]: expect.stringMatching(text) });
  });

  it('says what is wrong with no field, by where it is', () => {
    const schema = z.object({ list: z.array(z.object({ reason: z.string().max(1) })) });
    expect(checkBody(schema, [], {}, { list: [{ reason: 'ab' }] }).faults?.['']).toMatch(/^list 0 reason /);
    expect(checkBody(schema, [{ name: 'one' }], {}, { list: [{}] }).faults).toEqual({ one: expect.any(String) });
  });
});

import { describe, expect, it } from '@jest/globals';
import { GivenFields } from './given-fields';

const LABELS = { title: 'Title', points: 'Points', ends: 'Ends', code: 'Code', worth: 'Worth' };

function given(values: Partial<Record<keyof typeof LABELS, string>>): GivenFields<keyof typeof LABELS> {
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) form.set(field, value);
  return new GivenFields(form, LABELS);
}

describe('the fields of a form', () => {
  it('are read as they are to be sent: one line, whole numbers, fils, and a moment by the clock of Dubai', () => {
    const fields = given({ title: ' Brunch \n for two ', points: '400', ends: '2099-01-31T18:30', worth: '1,149.50' });
    expect([fields.text('title'), fields.whole('points', { min: 1, max: 500 }), fields.ahead('ends'), fields.fils('worth')])
      .toEqual(['Brunch for two', 400, '2099-01-31T14:30:00.000Z', 114_950]);
    expect(fields.optionalText('code')).toBeUndefined();
    expect(fields.fault).toBeUndefined();
  });

  it('name the first that is wrong, and keep to it', () => {
    const fields = given({ title: ' ', points: '0' });
    fields.text('title');
    fields.whole('points', { min: 1, max: 500 });
    expect(fields.fault).toEqual({ field: 'title', text: 'Title: fill it in.' });
  });

  it.each([
    ['points', '0'], ['points', '501'], ['points', '1.5'], ['points', '-1'], ['points', ''],
    ['ends', '2020-01-01T10:00'], ['ends', 'soon'], ['code', 'two words'], ['worth', '1.234'],
  ] as const)('refuse %s of “%s”', (field, value) => {
    const fields = given({ [field]: value });
    if (field === 'points') fields.whole('points', { min: 1, max: 500 });
    else if (field === 'ends') fields.ahead('ends');
    else if (field === 'code') fields.code('code');
    else fields.fils('worth');
    expect(fields.fault).toMatchObject({ field, text: expect.stringContaining(LABELS[field]) });
  });
});

import { describe, expect, it } from '@jest/globals';
import { wordsOf } from './normalise.js';
import { isIphone, recogniseModels } from './recognise-models.js';

const named = (message: string, expected = false) => recogniseModels(wordsOf(message), expected);
const models = (message: string, expected = false) => named(message, expected).map(({ model }) => model);

describe('a word for iPhone', () => {
  it.each(['iphone', 'iph', 'ip', 'ايفون', 'آيفون', 'ipone', 'iphonee', 'ihpone', 'aphone', 'iphine'])(
    'is %s',
    (word) => expect(isIphone(word)).toBe(true),
  );
  it.each(['phone', 'phones', 'i', 'ipo', 'hone', 'telephone', ''])('is not "%s"', (word) => {
    expect(isIphone(word)).toBe(false);
  });
});

describe('the variant of a model', () => {
  it.each([
    ['iphone 15 pm', 'iPhone 15 Pro Max'],
    ['iphone 15 promax', 'iPhone 15 Pro Max'],
    ['iphone 15 pormax', 'iPhone 15 Pro Max'],
    ['iphone 15 pro max', 'iPhone 15 Pro Max'],
    ['iphone 15 p max', 'iPhone 15 Pro Max'],
    ['iphone 15 pro m', 'iPhone 15 Pro Max'],
    ['iphone 15 max', 'iPhone 15 Pro Max'],
    ['iphone 15 pro maxx', 'iPhone 15 Pro Max'],
    ['iphone 15 pro mx', 'iPhone 15 Pro Max'],
    ['iphone 15 pro mac', 'iPhone 15 Pro Max'],
    ['iphone 15 pro ماكس', 'iPhone 15 Pro Max'],
    ['iphone 15 p', 'iPhone 15 Pro'],
    ['iphone 15 pro', 'iPhone 15 Pro'],
    ['iphone 15 por', 'iPhone 15 Pro'],
    ['iphone 15 prro', 'iPhone 15 Pro'],
    ['iphone 15 rpo', 'iPhone 15 Pro'],
    ['iphone 15 pr', 'iPhone 15 Pro'],
    ['iphone 15 برو', 'iPhone 15 Pro'],
    ['iphone 13 mini', 'iPhone 13 mini'],
    ['iphone 13 miin', 'iPhone 13 mini'],
    ['iphone 14 plus', 'iPhone 14 Plus'],
    ['iphone 16 e', 'iPhone 16e'],
    ['iphone 15', 'iPhone 15'],
    ['iphone xs max', 'iPhone XS Max'],
    ['iphone xr', 'iPhone XR'],
    ['iphone se', 'iPhone SE'],
  ])('of "%s" makes it the %s', (message, model) => {
    expect(models(message)).toEqual([model]);
  });

  it.each([
    ['iphone 15 pro may', 'iPhone 15 Pro'],
    ['iphone 15 pro man', 'iPhone 15 Pro'],
    ['iphone 15 pro mad', 'iPhone 15 Pro'],
    ['iphone 15 pro tax', 'iPhone 15 Pro'],
    ['iphone 15 pro maximum', 'iPhone 15 Pro'],
    ['iphone 15 pro me', 'iPhone 15 Pro'],
    ['iphone 15 or', 'iPhone 15'],
  ])('stays as it is where "%s" goes on otherwise', (message, model) => {
    expect(models(message)).toEqual([model]);
  });
});

describe('a number names a phone', () => {
  it.each([
    ['from 6 up to 17 after "iPhone"', 'iphone 5, iphone 6, iphone 17, iphone 18', false, ['iPhone 6', 'iPhone 17']],
    ['from 11 up where phones are talked about', '10 and 11', true, ['iPhone 11']],
    ['from 11 up where an iPhone is named somewhere', 'my iphone, a 10 or 11', false, ['iPhone 11']],
    ['with a variant, whatever is talked about', '8 plus', false, ['iPhone 8 Plus']],
    ['not alone', 'there are 13', false, []],
    ['not as an amount', '15 days', true, []],
    ['not after the word of an amount', 'aed 15', true, []],
    ['not before a long number', '15 20000', true, []],
    ['but before a short number', '15 2000', true, ['iPhone 15']],
    ['once, however often it is said', 'iphone 15 or 15', true, ['iPhone 15']],
    ['not with three digits', 'iphone 155', true, []],
  ])('%s', (_, message, expected, found) => {
    expect(models(message, expected)).toEqual(found);
  });

  it('of the hour is none: "11 pm" is a variant only above 12, where a time is asked for', () => {
    expect(models('are you open at 12 pm')).toEqual([]);
    expect(models('are you open at 13 pm')).toEqual(['iPhone 13 Pro Max']);
    expect(models('what of 12 pm', true)).toEqual(['iPhone 12 Pro Max']);
    expect(models('open for my iphone 12 pm')).toEqual(['iPhone 12 Pro Max']);
  });

  it('stands where its first word does, and reads on after its variant', () => {
    expect(named('good iphone 15 pro max 14 fair').map(({ model, at }) => [model, at])).toEqual([
      ['iPhone 15 Pro Max', 2],
      ['iPhone 14', 5],
    ]);
    expect(named('iphone x and iphone 13').map(({ model, priced }) => [model, priced])).toEqual([
      ['iPhone X', false],
      ['iPhone 13', true],
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { RecentMessage } from '@planet-heroes/contracts/areas/concierge/schemas';
import { answerQuestion } from './answer-question.js';
import { understand } from './understand.js';

const said = (...texts: string[]): RecentMessage[] => texts.map((content) => ({ role: 'user', content }));
const understood = (message: string, recentMessages: RecentMessage[] = [], phoneModels?: string[]) =>
  understand({ message, context: { recentMessages, ...(phoneModels && { phoneModels }) } });
/** Model and condition of each phone that is asked about. */
const phones = (...question: Parameters<typeof understood>) =>
  understood(...question).phones.map(({ model, condition }) => `${model.replace('iPhone ', '')} ${condition ?? '?'}`);

describe('a bare number is a phone', () => {
  it.each([
    ['a price is asked for', 'how much for a 13', ['13 ?']],
    ['a condition is told', 'a 13 that looks excellent', ['13 excellent']],
    ['little else is said', '13', ['13 ?']],
    ['three short words are said', 'a 13 pls', ['13 ?']],
  ])('where %s', (_, message, expected) => {
    expect(phones(message)).toEqual(expected);
  });

  it('where it points back to a phone', () => {
    expect(phones('but then again the 13 really', said('iphone 15 good'))).toEqual(['13 ?']);
    expect(phones('then again the 13 really', said('iphone 15 good'))).toEqual([]);
    expect(phones('but then again the 13 really')).toEqual([]);
  });

  it.each([
    ['four words are said', 'a 13 you see'],
    ['a long word stands beside it', 'bananas 13'],
    ['it is about something else', 'points 13'],
    ['opening hours are asked for', 'open 13'],
  ])('but not where %s', (_, message) => {
    expect(phones(message)).toEqual([]);
  });

  it('and a word of five letters is still a short one', () => {
    expect(phones('thirty 13')).toEqual([]);
    expect(phones('yummy 13')).toEqual(['13 ?']);
  });
});

describe('a question is followed up', () => {
  it('by a condition of the phone that was named last', () => {
    expect(phones('fair', said('iphone 15 good', 'iphone 14 good'))).toEqual(['14 fair']);
    expect(phones('the points in fair?', said('iphone 15 good'))).toEqual(['15 fair']);
    expect(phones('what are planet points good for?', said('iphone 15'))).toEqual([]);
    expect(phones('points for fair', said('iphone 15 good'))).toEqual([]);
  });

  it('by what is broken, which is a condition, but not by what a condition means', () => {
    expect(phones('what if the screen is cracked?', said('iphone 15 good'))).toEqual(['15 poor']);
    expect(phones('my iphone 15 has a cracked screen')).toEqual(['15 poor']);
    expect(phones('and excellent?', said('my iphone 15 has a cracked screen'))).toEqual(['15 excellent']);
    expect(understood('what does fair mean?', said('iphone 15 good'))).toMatchObject({ phones: [], topics: ['conditions'] });
  });

  it('by a price, in the condition that was named last', () => {
    expect(phones('how much', said('iphone 15', 'a few scratches'))).toEqual(['15 good']);
    expect(phones('how much', said('iphone 15'))).toEqual(['15 ?']);
    expect(phones('how much', said('iphone 15 good, no, fair'))).toEqual(['15 fair']);
    expect(phones('how much', said('iphone 13 cracked', 'iphone 15'))).toEqual(['15 ?']);
    expect(phones('how much are points', said('iphone 15 good'))).toEqual([]);
  });

  it('but another phone that is simply named has no condition yet', () => {
    expect(phones('14 pro', said('iphone 15 good'))).toEqual(['14 Pro ?']);
    expect(phones('and a 14 pro', said('iphone 15 good'))).toEqual(['14 Pro ?']);
    expect(phones('and a 14 pro fair', said('iphone 15 good'))).toEqual(['14 Pro fair']);
  });

  it('with the phones on the page, where none was named', () => {
    expect(phones('excellent', [], ['iPhone 13', 'iPhone 12'])).toEqual(['13 excellent', '12 excellent']);
    expect(phones('excellent', said('iphone 15'), ['iPhone 13'])).toEqual(['15 excellent']);
    expect(understood('excellent', [], ['iPhone 8'])).toMatchObject({ phones: [], lacksPhone: true });
  });

  it('not by a question on something else, and later again by one on its price', () => {
    for (const question of ['does the battery of it matter in good shape', 'what is my rank', 'is it safe, my data']) {
      expect(phones(question, said('iphone 15 good'))).toEqual([]);
      expect(phones('and how much is it in fair condition?', said('iphone 15 good', question))).toEqual(['15 fair']);
    }
  });

  it('on its subject, where it names none', () => {
    const topics = (...[message, ...earlier]: [string, ...string[]]) => understood(message, said(...earlier)).topics;
    expect(topics('and when?', 'iphone 15 price', 'Good', 'thanks')).toEqual(['payout']);
    expect(topics('and how?', 'iphone 15 price', 'and when?')).toEqual(['process']);
    expect(topics('ومتى؟', 'رسوم التوصيل')).toEqual(['delivery']);
    expect(topics('and when do you open?', 'iphone 15 price')).toEqual(['hours']);
    expect(topics('what about Friday?', 'can a courier come on Saturday')).toEqual(['pickup']);
    expect(topics('وفي الليل؟', 'متى تفتحون')).toEqual(['hours']);
    expect(topics('كم يكلف؟', 'هل يأتي المندوب يوم السبت؟')).toEqual(['pickup']);
  });

  it('on what it points back to', () => {
    const topics = (...[message, ...earlier]: [string, ...string[]]) => understood(message, said(...earlier)).topics;
    expect(topics('how do I remove it', 'my phone is locked with icloud')).toEqual(['icloud']);
    expect(topics('how do I remove it')).toEqual(['deleteAccount']);
    expect(topics('how much is it', 'do you come to Deira')).toEqual(['delivery']);
    expect(topics('and 512gb?', 'how much for an iphone 13')).toEqual(['storage']);
    expect(phones('what about the pro', said('how much for iphone 13'))).toEqual(['13 Pro ?']);
    expect(phones('and two 13s, what are they worth?', said('iphone 12'))).toEqual(['13 ?']);
  });

  it('but not by what the concierge said', () => {
    expect(phones('fair', [{ role: 'assistant', content: 'iphone 15 good' }])).toEqual([]);
    expect(phones('fair', ['iphone 15 good'])).toEqual(['15 fair']);
    expect(phones('fair', ['an iphone 15 is worth AED 10'])).toEqual([]);
  });
});

describe('each phone gets its condition', () => {
  it.each([
    ['in order, where there are as many', 'price: 15 fair, 14 and excellent', ['15 fair', '14 excellent']],
    ['in order, also where both stand after them', 'price of 15 and 14, good and fair', ['15 good', '14 fair']],
    ['one for all', 'price of 15 and 14, good', ['15 good', '14 good']],
    ['else the nearest', 'fair 15 or else maybe, well, let us say good 14 and good 13', ['15 fair', '14 good', '13 good']],
    ['else the nearest, from behind', '13 fair, and then there is my well loved 15 good', ['13 fair', '15 good']],
    ['the nearest of more than there are phones', 'price: good or fair or a poor 13', ['13 poor']],
  ])('%s', (_, message, expected) => {
    expect(phones(message)).toEqual(expected);
  });
});

describe('a phone is lacking', () => {
  it.each([
    ['to a price', 'how much do you pay', true],
    ['to a condition', 'it is in excellent shape my dear', true],
    ['to an iPhone', 'my iphone please, it is old', true],
    ['but not to anything else', 'the weather is fine today my dear', false],
    ['nor to a question on another topic', 'how much is delivery', false],
  ])('%s', (_, message, lacksPhone) => {
    expect(understood(message)).toMatchObject({ phones: [], lacksPhone });
  });
});

describe('an area', () => {
  it.each([
    ['do you serve Al Barsha?', ['Al Barsha'], []],
    ['I live in barsha 2, which zone is it?', ['Al Barsha'], []],
    ['هل منطقتي البرشاء مخدومة', ['Al Barsha'], []],
    ['can you pick up from Palm Jumeirah tomorrow', ['Palm Jumeirah'], ['pickup']],
    ['jumeirah beach residence', [], []],
    ['iphone 15 good, I am in Deira', [], []],
    ['a shop in Deira offers more', [], ['competitor']],
  ])('in "%s" is %j', (message, areas, topics) => {
    expect(understood(message)).toMatchObject({ areas, topics });
  });

  it('outside Dubai gets no courier, but the post', () => {
    expect(understood('can you come pick it up in Sharjah tomorrow at 8pm').topics).toEqual(['delivery']);
    expect(understood('ممكن مندوب ياخذه من الشارقة؟').topics).toEqual(['delivery']);
  });

  it('is answered with its zone, in both languages', () => {
    expect(answerQuestion({ message: 'is Al Barsha served' }).response).toContain('Dubai Suburbs: AED 25, in 2-3 days');
    expect(answerQuestion({ message: 'توصلون البرشاء؟' }).response).toMatch(/البرشاء.*ضواحي دبي.*25/);
  });
});

describe('the programme', () => {
  it.each([
    ['exchange 15 good', 'exchange'],
    ['simulator 15 good', 'exchange'],
    ['iphone 15 good', undefined],
  ])('of "%s" is %s', (message, programme) => {
    expect(understood(message).programme).toBe(programme);
  });
});

describe('a reward is not a trade-in', () => {
  it('of a phone that nobody prices', () => {
    expect(phones('rewards: iphone 17')).toEqual([]);
    expect(phones('rewards: iphone 15')).toEqual(['15 ?']);
    expect(phones('rewards, and how much for my iphone 17')).toEqual(['17 ?']);
  });

  it('and hours are not phones, unless one is named or priced', () => {
    expect(phones('open until 14 plus')).toEqual([]);
    expect(phones('open for my iphone 14')).toEqual(['14 ?']);
    expect(phones('open, and how much for the 14')).toEqual(['14 ?']);
  });
});

describe('the language of an answer', () => {
  it.each([
    ['how much for my iphone', [], 'en'],
    ['كم سعر iPhone 15 Pro Max', [], 'ar'],
    ['iPhone 15 Pro', ['بكم تشترون؟'], 'ar'],
    ['15', ['بكم تشترون؟', 'and in English?'], 'en'],
    ['iPhone 15 Pro', [], 'en'],
  ])('to "%s" after %j is %s', (message, earlier, language) => {
    expect(understood(message, said(...earlier)).language).toBe(language);
  });
});

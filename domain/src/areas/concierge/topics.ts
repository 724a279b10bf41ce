import { resembles } from './resembles.js';
import type { Topic } from './texts.js';

interface TopicRule {
  topic: Topic;
  /** Any of these words, or phrases of several, speaks for the topic. */
  says: readonly string[];
}

const rule = (topic: Topic, says: string): TopicRule => ({ topic, says: says.split(', ') });

/** What people say, by topic, the more particular topics first. */
const RULES: readonly TopicRule[] = [
  rule('otherBrands', 'samsung, galaxy, pixel, huawei, xiaomi, oneplus, nokia, macbook, ipad, android, oppo'),
  rule('corporate', 'bulk, company, corporate, business account, employees, our office, companies'),
  rule('starterKit', 'starter kit, starter, shower filter, shower'),
  rule('voucher', 'voucher, vouchers, restaurant, partner kitchen, dinner'),
  rule('referral', 'refer, referral, referrals, invite, my friend, a friend, friends, share my code, referral code'),
  rule('joining', 'join, sign up, signup, register, join bonus, become a hero, free points, welcome bonus'),
  rule(
    'myTradeIns',
    'where is my phone, where is my iphone, wheres my phone, wheres my iphone, my trade in, my trade ins, my tradein, my tradeins, track my, tracking, cancel my, cancel the pickup, cancel pickup, reschedule, counter offer, status of my, أين هاتفي, وين هاتفي, أين جهازي, وين تلفوني, استبدالاتي, استبدالي, إلغاء الاستبدال, ألغ الاستبدال, الغاء الاستبدال, ألغي استبدالي, إلغاء الاستلام, تغيير الموعد',
  ),
  rule(
    'pickup',
    'pickup, pickups, pick up, collect my, collect it, courier, book, booking, schedule, appointment, come and get, حجز, احجز, أحجز, استلام, مندوب',
  ),
  rule(
    'delivery',
    'delivery, deliver, delivered, zone, zones, shipping, ship, suburbs, delivery fee, emirates, sharjah, abu dhabi',
  ),
  rule(
    'hours',
    'opening hours, open, opening, closing, close, closed, working hours, hours, what time, sunday, friday, today',
  ),
  rule('dataWipe', 'data, wipe, wiped, erase, erased, photos, privacy, icloud, personal information, delete my'),
  rule('quoteLock', 'lock, locked, how long, valid, expire, expires, price guarantee, 30 days, quote last'),
  rule('levels', 'level, levels, gold, silver, bronze, to gold, to silver, reach gold'),
  rule('rewards', 'reward, rewards, redeem, prize, prizes, spend my points, vip, iphone 17'),
  rule('challenges', 'challenge, challenges, mission, missions, community'),
  rule('points', 'points, planet points, earn, earning, loyalty'),
  rule(
    'plans',
    'plan, plans, water system, water systems, filter, filters, purifier, aquacafe, hero minimal, hero premium, hero elite, clean water, installation, kangen',
  ),
  rule(
    'conditions',
    'what condition, what conditions, which condition, which conditions, difference between, what counts as, what is good condition, what does fair',
  ),
  rule(
    'models',
    'which models, what models, which phones, what phones, which iphones, what iphones, list of, models do you, phones do you',
  ),
  rule('payment', 'paid, payment, cash, bank transfer, store credit, get my money, money'),
  rule(
    'process',
    'how does it work, how it works, how do i start, start a trade, start trade, steps, process, how can i sell, how do i trade, how to trade, get started',
  ),
  rule('impact', 'bottle, bottles, co2, environment, environmental, carbon, impact, sustainability, planet'),
  rule('shop', 'shop, buy, purchase, refurbished, products, product'),
  rule('about', 'who are you, what can you do, help, are you a bot, are you human, what do you do, concierge'),
  rule('thanks', 'thanks, thank you, thank, thx, shukran, cheers, شكرا'),
  rule('goodbye', 'bye, goodbye, see you'),
  rule(
    'greeting',
    'hi, hello, hey, hiya, salam, salaam, marhaba, good morning, good evening, good afternoon, مرحبا, السلام',
  ),
];

const WORTH =
  'worth, value, valuation, price, prices, how much, quote, sell, selling, trade, tradein, offer, estimate, give me for, get for, pay for, كم, سعر'
    .split(', ');

/** The topics that a message touches, the most particular one first. */
export function topicsOf(words: readonly string[]): Topic[] {
  return RULES.filter(({ says }) => says.some((phrase) => contains(words, phrase))).map(({ topic }) => topic);
}

/** Whether a message asks for a price. */
export function asksForPrice(words: readonly string[]): boolean {
  return WORTH.some((phrase) => contains(words, phrase));
}

function contains(words: readonly string[], phrase: string): boolean {
  const wanted = phrase.split(' ');
  return words.some((_, at) => wanted.every((word, index) => isSame(words[at + index] ?? '', word)));
}

/** Slips are borne in long words, after their first letter: "worth" is not "north", nor "earning" "meaning". */
function isSame(word: string, wanted: string): boolean {
  return word === wanted
    || (wanted.length >= 6 && word.length >= 5 && word[0] === wanted[0] && resembles(word, wanted));
}

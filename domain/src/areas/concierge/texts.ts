import { AFTER_IFTAR, IFTAR } from '@planet-heroes/contracts/areas/pickups/ramadan';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import {
  EARNING_RATES,
  JOIN_BONUS,
  POINT_RANGES,
  REFERRALS_REWARDED_PER_MONTH,
} from '@planet-heroes/contracts/areas/heroes/points';
import { FEATURED_REWARDS, REWARD_FULFILMENT_HOURS } from '@planet-heroes/contracts/areas/rewards/catalogue';
import { HERO_LEVELS } from '@planet-heroes/contracts/areas/heroes/levels';
import { PRICE_TABLES } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { QUOTE_LOCK_DAYS, VERIFICATION_PROCESSING_HOURS } from '@planet-heroes/contracts/areas/trade-ins/devices';
import { REFERRAL_VOUCHER_AED, STARTER_KIT, WATER_SYSTEM_PLANS } from '@planet-heroes/contracts/areas/shop/plans';
import { VOLUME_TIERS } from '@planet-heroes/contracts/areas/missions/tiers';
import type { ChatValuation } from '@planet-heroes/contracts/areas/concierge/schemas';

export const aed = (amount: number) => `AED ${amount.toLocaleString('en')}`;
const count = (amount: number) => amount.toLocaleString('en');
const PROGRAMME_NAMES = { home: 'home trade-in programme', exchange: 'Exchange programme' } as const;

/** Where a visitor’s trade-ins are: the pages make a link of it. */
const MY_TRADE_INS = '/my-trade-ins';

const zones = DELIVERY_ZONES
  .map(({ name, fee, nextDay, deliveryDays, timeSlots }) => {
    const when = nextDay ? 'next day' : `in ${deliveryDays} days`;
    return `${name}: ${fee === 0 ? 'free' : aed(fee)}, ${when}, slots ${timeSlots.join(', ')}`;
  })
  .join('; ');
const ramadan = `In Ramadan nobody comes between ${IFTAR.from} and ${IFTAR.to}; instead there is a slot ${AFTER_IFTAR}.`;
const plans = WATER_SYSTEM_PLANS
  .map(
    ({ id, price, originalPrice, points, filterMonths, popular }) =>
      `${id} at ${aed(price)} instead of ${aed(originalPrice)}${popular ? ' (most popular)' : ''}, with ${
        count(points)
      } starter points and filters for ${filterMonths} months`,
  )
  .join('; ');
const featured = FEATURED_REWARDS.map(({ id, points }) => `${id.replaceAll('-', ' ')} from ${count(points)} points`)
  .join(', ');

/** What the concierge says on each topic. Every figure comes from the catalogue. */
export const TOPIC_TEXTS = {
  greeting:
    'Hello! I am the Planet Heroes concierge. Tell me your iPhone model and its condition and I will tell you what it is worth, or ask me about pickup, points, plans and rewards.',
  thanks: 'You are welcome! Ask me any time, about your iPhone or anything else at Planet Heroes.',
  goodbye: 'Goodbye, and thank you for saving bottles with us!',
  about:
    'I can value your iPhone, explain pickup and delivery zones, points and levels, water-system plans, rewards, vouchers and referrals. I keep no bookings and take no personal details: your trade-ins are at /my-trade-ins.',
  pickup:
    `You book a pickup at ${MY_TRADE_INS}: open your trade-in and choose a courier, a day and a time. Without a trade-in yet, value your phone in a calculator and press Lock this quote for 30 days first. These are the zones, fees and slots: ${zones}. ${ramadan} You need not tell me your address here.`,
  myTradeIns:
    `Where each of your phones is, who acts next and by when, stands at ${MY_TRADE_INS}. There you also move a pickup, answer an offer, or cancel a trade-in as long as the phone is with you.`,
  delivery: `We serve all Emirates. Delivery by zone: ${zones}. ${ramadan}`,
  points:
    `You earn ${POINT_RANGES.trade.min}–${POINT_RANGES.trade.max} points and more with a trade-in, ${POINT_RANGES.waterPurchase.min}–${POINT_RANGES.waterPurchase.max} with a water purchase, ${POINT_RANGES.referral.min}–${POINT_RANGES.referral.max} with a referral and ${POINT_RANGES.dailyAction.min}–${POINT_RANGES.dailyAction.max} with daily actions, such as the check-in. Saving water can bring ${EARNING_RATES.waterConservationPerMonth} a month.`,
  levels: `Levels follow the points you have earned in all: ${
    HERO_LEVELS.map(({ name, from }) => `${name} from ${from}`).join(', ')
  }. Spending points never lowers your level.`,
  plans: `Our water-system plans: ${plans}. Or begin with the starter kit at ${aed(STARTER_KIT.price)}.`,
  starterKit: `The starter kit costs ${aed(STARTER_KIT.price)} once: an ionic shower filter (worth ${
    aed(STARTER_KIT.showerFilterValue)
  }), membership card and setup with installation (worth ${aed(STARTER_KIT.membershipAndSetupValue)}), ${
    count(STARTER_KIT.points)
  } points, a ${STARTER_KIT.guaranteeDays}-day guarantee and ${STARTER_KIT.warrantyYears} years of warranty.`,
  rewards:
    `Featured rewards: ${featured}. You receive a redeemed reward within ${REWARD_FULFILMENT_HOURS} hours. See the Redeem page, and Dubai rewards for what is on in your zone.`,
  voucher: `When a friend whom you refer signs up, both of you get an ${
    aed(REFERRAL_VOUCHER_AED)
  } voucher of our partner restaurant in Business Bay.`,
  joining:
    `Joining is free and brings up to ${JOIN_BONUS.total} points: ${JOIN_BONUS.joining} on joining, ${JOIN_BONUS.profileComplete} for a complete profile and ${JOIN_BONUS.referredFriend} for a friend. Press JOIN FREE on the leaderboard.`,
  referral:
    `Share your code: ${JOIN_BONUS.referredFriend} points when a friend’s first trade-in is verified (up to ${REFERRALS_REWARDED_PER_MONTH} friends a month), and an ${
      aed(REFERRAL_VOUCHER_AED)
    } partner-restaurant voucher for both of you.`,
  hours: 'We are open daily from 9AM to 11PM, Dubai time.',
  quoteLock:
    `A quote is locked for ${QUOTE_LOCK_DAYS} days from the moment you start your trade-in. Once your phone is verified, it is processed within ${VERIFICATION_PROCESSING_HOURS} hours.`,
  dataWipe:
    'Your data is wiped to the standard named in our terms before a phone goes any further. Back it up, sign out of iCloud and reset it before you hand it over.',
  conditions:
    'Excellent is like new, without a scratch; good has a few light scratches; fair shows clear wear or dents; poor, which only the Exchange programme takes, is cracked or damaged.',
  models: `The home trade-in programme prices ${listOf('home')}; the Exchange programme prices ${listOf('exchange')}.`,
  process:
    `It takes four steps: evaluate your phone, choose store credit or a product, ship it free of charge, and get its value within ${VERIFICATION_PROCESSING_HOURS} hours of verification. It begins with Lock this quote for 30 days, below a value that a calculator has confirmed.`,
  payment:
    `A trade-in brings store credit or a product, and Planet Points. It is processed within ${VERIFICATION_PROCESSING_HOURS} hours of verification.`,
  otherBrands:
    'We take in iPhones alone at present, so I cannot price other brands. Tell me an iPhone model and I will.',
  corporate: `Companies trade in bulk from ${VOLUME_TIERS[0].minUnits} devices with up to ${
    VOLUME_TIERS[2].bonusPercent
  }% more value. Ask for a quote on the Bulk Trade-in page.`,
  shop:
    'The shop has refurbished iPhones, water solutions and premium water: see Shop All for the products and their prices.',
  challenges:
    'Join an eco-challenge on the Community page: your verified trade-ins count towards it, and reaching its target pays its points. You can create your own as well.',
  impact:
    'Every trade-in prevents plastic bottles and saves CO2: half a bottle for each dirham of its value, and 2 grams of CO2. See the impact dashboard for everybody’s totals.',
} as const;
export type Topic = keyof typeof TOPIC_TEXTS;

/** The same in Arabic, for answers that link to a screen. */
export const ARABIC_TEXTS: Readonly<Partial<Record<Topic, string>>> = {
  pickup:
    `تحجز الاستلام في ${MY_TRADE_INS}: افتح استبدالك واختر مندوباً ويوماً ووقتاً. إن لم يكن لديك استبدال بعد فاحسب قيمة هاتفك وثبّت العرض أولاً. في رمضان لا يأتي أحد بين الخامسة والثامنة مساءً. لا حاجة إلى ذكر عنوانك هنا.`,
  myTradeIns:
    `أين صار كل هاتف ومن عليه الدور وحتى متى، كله في ${MY_TRADE_INS}. وهناك تغيّر موعد الاستلام أو تجيب عن عرض أو تلغي الاستبدال ما دام الهاتف معك.`,
};

export const NOT_UNDERSTOOD =
  'I did not quite get that. I can value your iPhone (tell me model and condition, such as “iPhone 15 Pro, good”), or tell you about pickup, points, plans and rewards.';

/** What could be asked next. */
export const SUGGESTIONS = {
  valuation: [
    'What is an iPhone 15 Pro in good condition worth?',
    'How do I start a trade-in?',
    'How does pickup work?',
  ],
  afterValuation: ['And in fair condition?', 'How long is the quote locked?', 'How does pickup work?'],
  condition: ['Excellent', 'Good', 'Fair'],
} as const;

export function statePrice(
  { programme, device, condition, tradeValue, points, bottlesPrevented }: ChatValuation,
): string {
  return `In the ${PROGRAMME_NAMES[programme]}, an ${device} in ${condition} condition is worth ${
    aed(tradeValue)
  } and ${count(points)} Planet Points, and prevents ${count(bottlesPrevented)} bottles.`;
}

/** From the best condition to the worst one. */
export function stateRange(valuations: readonly ChatValuation[]): string {
  const [best, worst] = [valuations[0]!, valuations.at(-1)!];
  return `In the ${PROGRAMME_NAMES[best.programme]}, an ${best.device} is worth from ${
    aed(worst.tradeValue)
  } (${worst.condition}) to ${aed(best.tradeValue)} (${best.condition}).`;
}

export const askCondition = 'Which condition is it in: excellent, good, fair or poor?';
export const afterPrice = `The price is locked for ${QUOTE_LOCK_DAYS} days once you start the trade-in.`;

export function notPriced(models: readonly string[]): string {
  return `We do not price the ${models.join(' or the ')} at present. ${TOPIC_TEXTS.models}`;
}

export function notInThisCondition(device: string, condition: string): string {
  return `The ${device} is not taken in ${condition} condition.`;
}

export const askModel = 'Gladly! Which iPhone model is it, and in which condition: excellent, good, fair or poor?';

function listOf(programme: 'home' | 'exchange'): string {
  return PRICE_TABLES[programme].devices.map(({ model }) => model).join(', ');
}

import { AFTER_IFTAR, IFTAR } from '@planet-heroes/contracts/areas/pickups/ramadan';
import { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import type { AreaName } from '@planet-heroes/contracts/areas/pickups/areas';
import { DELIVERY_ZONES, type DeliveryZone } from '@planet-heroes/contracts/areas/pickups/zones';
import {
  EARNING_RATES,
  JOIN_BONUS,
  REFERRALS_REWARDED_PER_MONTH,
} from '@planet-heroes/contracts/areas/heroes/points';
import { REWARD_FULFILMENT_HOURS } from '@planet-heroes/contracts/areas/rewards/catalogue';
import { HERO_LEVELS } from '@planet-heroes/contracts/areas/heroes/levels';
import { PRICE_TABLES, type TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { QUOTE_LOCK_DAYS, VERIFICATION_PROCESSING_HOURS } from '@planet-heroes/contracts/areas/trade-ins/devices';
import { TRADE_POINTS } from '@planet-heroes/contracts/areas/trade-ins/trade-points';
import { REFERRAL_VOUCHER_AED, STARTER_KIT, WATER_SYSTEM_PLANS } from '@planet-heroes/contracts/areas/shop/plans';
import { VOLUME_TIERS } from '@planet-heroes/contracts/areas/missions/tiers';
import type { ChatValuation } from '@planet-heroes/contracts/areas/concierge/schemas';
import type { OwnPhone, OwnState } from './own-phones.js';
import type { OwnStanding } from './own-standing.js';
import { slotTimes } from './slot-times.js';

const aed = (amount: number) => `AED ${amount.toLocaleString('en')}`;
const count = (amount: number) => amount.toLocaleString('en');
const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
/** Where each programme’s prices are locked. */
export const PAGES = { home: '/home', exchange: '/exchange' } as const;
const PROGRAMME_NAMES = { home: 'mission programme', exchange: 'exchange programme' } as const;

const titleOf = (id: string) => id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');

const zoneOf = ({ name, fee, nextDay, deliveryDays, timeSlots }: DeliveryZone) => {
  const when = nextDay ? 'next day' : `in ${deliveryDays} days`;
  return `${name}: ${fee === 0 ? 'free' : aed(fee)}, ${when}, ${between(timeSlots)}`;
};
const timesOf = slotTimes('en-AE');
const between = (slots: readonly string[]) => `between ${timesOf(slots).join(' and ')}`;
const zones = DELIVERY_ZONES.map(zoneOf).join('\n');
const doors = DELIVERY_ZONES.map(({ name, fee }) => `${fee === 0 ? 'free' : aed(fee)} in ${name}`).join(', ');
const ramadan = `In Ramadan nobody comes ${between([`${IFTAR.from}-${IFTAR.to}`])}, but there is a slot ${
  between([AFTER_IFTAR])
}.`;
const plans = WATER_SYSTEM_PLANS
  .map(
    ({ id, price, originalPrice, points, filterMonths, popular }) =>
      `${titleOf(id)} at ${aed(price)} instead of ${aed(originalPrice)}${popular ? ' (most popular)' : ''}, with ${
        count(points)
      } starter points and filters for ${filterMonths} months`,
  )
  .join('; ');
const filterMonths = WATER_SYSTEM_PLANS.map(({ id, filterMonths: months }) => `${months} months with ${titleOf(id)}`).join(', ');
const freelyInstalled = WATER_SYSTEM_PLANS.filter((plan) => plan.freeInstallation).map(({ id }) => titleOf(id)).join(', ');
const listOf = (programme: TradeInProgramme) => PRICE_TABLES[programme].devices.map(({ model }) => model).join(', ');
const models =
  `The mission programme prices ${listOf('home')}; the exchange programme prices ${listOf('exchange')}.`;

/** The newest that we price, named where an answer has no room for all. */
export const NEWEST_MODELS = PRICE_TABLES.home.devices.slice(0, 5).map(({ model }) => model);
const newest = new Intl.ListFormat('en-GB').format(NEWEST_MODELS);

const OWN_STATES: Readonly<Record<OwnState, string>> = {
  quoted: 'its price is locked, and it is still with you', booked: 'its handover is arranged',
  collected: 'it is on its way to us', received: 'it is at our desk and will be inspected',
  inspected: 'it is inspected, and its data will be wiped', countered: 'a new offer waits for your answer',
  accepted: 'you accepted our offer, and its data will be wiped', wiped: 'its data is wiped, and the last check follows',
  returning: 'we send it back to you; its page says what is next',
  undecided: 'choose on its page how you are paid', owed: 'your transfer is being prepared',
  batched: 'your transfer is being prepared', bounced: 'the bank returned your transfer; check your account on its page',
  verified: 'it is checked and wiped, and its value is yours', returned: 'it is back with you',
  rejected: 'our desk did not take it, and it stays yours', expired: 'the time of its price ran out',
  cancelled: 'its trade-in was cancelled', reversed: 'its trade-in was taken back after it had been credited',
};

/** What the concierge says. Every figure comes from the catalogue; the pages make a link of each path. */
export const english = {
  topics: {
    greeting:
      'Hello! I am the Planet Heroes concierge. Tell me your iPhone model and its condition and I will tell you what it is worth, or ask me about pickup, points, plans and rewards.',
    thanks: 'You are welcome! Ask me any time, about your iPhone or anything else at Planet Heroes.',
    goodbye: 'Goodbye, and thank you for saving bottles with us!',
    about:
      'Planet Heroes takes used iPhones in Dubai; I am its concierge, a program that answers in English and Arabic. I can value your iPhone, explain pickup and delivery zones, points and levels, water-system plans, rewards, vouchers and referrals. I keep no bookings and take no personal details: your trade-ins are at /my-trade-ins, our rules at /terms.',
    person:
      'I am a program. Our team’s phone number, e-mail address and WhatsApp are at the foot of every page, and at the end of /terms. We are open daily from 9AM to 11PM, Dubai time.',
    deleteAccount:
      'Open your profile with the button at the top of the page, go to “Your data” and press “Delete my account”. Your name, contacts and points go for good, and unspent credit with them. You can download your data there first. What we keep, and why, is at /privacy.',
    stolen:
      'We only take phones that are yours to sell. Lost yours, or was it stolen? Lock it in Apple’s Find My, at icloud.com/find, and report it to the police; if you have locked a price for it, cancel at /my-trade-ins. A phone that you found belongs with the police. Our desk checks each phone, and one that it cannot clear goes back without payment. The rules are at /terms.',
    lowerOffer:
      `The price you lock holds for ${QUOTE_LOCK_DAYS} days. A lower offer comes only if our desk finds another model, or a fault that your answers and photos did not show, and it names what was different. Accept or refuse it at /my-trade-ins within seven days: if you refuse, the phone comes back free of charge.`,
    twoPrices:
      'There are two programmes, each with its own price table: the mission programme (/home) and the exchange programme (/exchange). Each page names its table. The price that you lock is the one that counts.',
    battery:
      'Only three answers count: a battery that lasts the day changes nothing, one that runs down early makes the phone good at best, one that asks for service makes it fair at best. No percentage is asked for. You answer at /my-trade-ins once the price is locked.',
    competitor:
      `I cannot match other offers: our prices come from one table, the same for everybody. Beside the price you get Planet Points, a price that holds for ${QUOTE_LOCK_DAYS} days, free shipping and a certificate that your data is erased. Compare at /exchange.`,
    pickup:
      `You book a pickup at /my-trade-ins: open your trade-in and choose a courier, a day and a time. You change it there too. Without a trade-in yet, value your phone at /exchange and press Lock this quote for ${QUOTE_LOCK_DAYS} days first.\n${zones}\n${ramadan} You can also bring the phone or post it. You need not tell me your address here.`,
    whereIsMyPhone:
      `Where each of your phones is, who acts next and by when, stands at /my-trade-ins, with its receipt and certificate. We inspect a phone within ${VERIFICATION_PROCESSING_HOURS} hours of its arrival, or your price stands. If something looks wrong, call or write to us, at the foot of every page.`,
    cancel:
      'Cancel at /my-trade-ins: open the trade-in, as long as the phone is with you. It costs nothing. Once we have the phone, you get it back free of charge if you refuse a lower offer; for anything else call or write to us, at the foot of every page.',
    icloud:
      'Sign out before you hand the phone over: Settings, your name, Sign Out. That turns Find My off as well. Forgot the password? Apple resets it at iforgot.apple.com. If the phone is already on its way, remove it from your account at iCloud’s “Find Devices”. A phone that is still signed in cannot be accepted. Where yours is: /my-trade-ins.',
    delivery:
      `We serve all Emirates: couriers come in Dubai, and from anywhere else you post the phone, free of charge. Delivery by zone:\n${zones}\n${ramadan} You choose at /my-trade-ins.`,
    fees:
      `Bringing the phone or posting it is free. A courier at your door is ${doors}, kept back from what you are paid. There is no other fee. You choose at /my-trade-ins.`,
    points:
      `You earn ${count(TRADE_POINTS.min)} to ${count(TRADE_POINTS.max)} points with a verified trade-in, by model and condition, ${JOIN_BONUS.referredFriend} with a friend’s first one, ${EARNING_RATES.dailyCheckIn} with the daily check-in, and up to ${JOIN_BONUS.total} with joining. Water brings none yet. They rank you and claim rewards: see /collect and /dubai-rewards.`,
    pointsExpiry:
      'Planet Points do not expire, and neither your level nor your rank falls when you spend them. What they buy is at /dubai-rewards.',
    levels: `Levels follow the points you have earned in all: ${
      HERO_LEVELS.map(({ name, from }) => `${name} from ${from}`).join(', ')
    }. Spending points never lowers your level. See /collect.`,
    leaderboard:
      'Who is first, your own rank and what you need to pass the next hero stand at /leaderboard. Earned points raise you: trade-ins most of all. Spending points never lowers your rank.',
    plans: `Our water-system plans: ${plans}. Or begin with the starter kit at ${aed(STARTER_KIT.price)}. See /aquacafe.`,
    starterKit: `The starter kit costs ${aed(STARTER_KIT.price)} once: an ionic shower filter (worth ${
      aed(STARTER_KIT.showerFilterValue)
    }), membership card and setup with installation (worth ${aed(STARTER_KIT.membershipAndSetupValue)}), ${
      count(STARTER_KIT.points)
    } points, a ${STARTER_KIT.guaranteeDays}-day guarantee and ${STARTER_KIT.warrantyYears} years of warranty. See /aquacafe.`,
    waterCare:
      `A technician installs the system within ${LEGAL_CLAIMS.installationHours} hours of delivery, free of charge with ${freelyInstalled} and the starter kit. Filters last ${filterMonths}. The warranty is ${LEGAL_CLAIMS.filtrationWarrantyYears} years on filtration parts and ${LEGAL_CLAIMS.electronicsWarrantyYears} year on electronics. Something broke? Call us, at the foot of every page: an emergency repair comes within ${LEGAL_CLAIMS.emergencyRepairHours} hours in Dubai. See /terms and /aquacafe.`,
    refund:
      `Our water systems have a ${LEGAL_CLAIMS.moneyBackDays}-day money-back guarantee: we remove the system and refund what you paid. The conditions are at /terms. To ask for it, call or write to us, at the foot of every page.`,
    rewards:
      `Spend them on the rewards at /dubai-rewards: each says how many points it costs. What you claim is handed over within ${REWARD_FULFILMENT_HOURS} hours, or your points come back. One that is sold out costs you no points. The featured rewards at /redeem are a preview: they open later.`,
    voucher: `When the first trade of a friend you brought is verified, both of you get an ${
      aed(REFERRAL_VOUCHER_AED)
    } voucher of our partner restaurant in Business Bay. Its code is in My rewards at /dubai-rewards.`,
    joining:
      `You can look around and value a phone without an account. Joining is free and brings up to ${JOIN_BONUS.total} points: ${JOIN_BONUS.joining} on joining, ${JOIN_BONUS.profileComplete} for a complete profile and ${JOIN_BONUS.referredFriend} for a friend. Press JOIN FREE at /leaderboard.`,
    referral:
      `Share your code, which your friend enters when joining. You get ${JOIN_BONUS.referredFriend} points when a friend’s first trade-in is verified, not yet when the friend joins (up to ${REFERRALS_REWARDED_PER_MONTH} friends a month), and an ${
        aed(REFERRAL_VOUCHER_AED)
      } partner-kitchen voucher for both of you. Your code is at /collect; what your friends brought you stands under “Friends” in your profile.`,
    hours: 'Our desk is at Dubai Airport Freezone, open daily from 9AM to 11PM, Dubai time.',
    quoteLock:
      `A quote is locked for ${QUOTE_LOCK_DAYS} days from the moment you start your trade-in. Once your phone is verified, it is processed within ${VERIFICATION_PROCESSING_HOURS} hours. Lock one at /exchange.`,
    rejected:
      'The trade-in’s page at /my-trade-ins gives each reason and what you can do. A phone that is still signed in to iCloud: remove it at iCloud’s “Find Devices”, then price it and send it again. Whatever the reason, it stays yours and comes back free of charge, and nothing is credited.',
    intoCash:
      'No. Planet Points are not money: they rank you and claim rewards at /dubai-rewards. Credit goes toward a water system and cannot be paid out once it is there. If you want money, choose the bank transfer when your trade-in asks how you are paid, at /my-trade-ins.',
    handingOver:
      'Back the phone up, sign out of iCloud, reset it and take out the SIM card. To post it, wrap it so that it cannot move and put our label on the parcel: you print it, free of charge, from your trade-in at /my-trade-ins. We ask for no papers: only your five answers, and the account’s holder and IBAN for a transfer.',
    signIn:
      'Press the button at the top of the page: we send a code to your e-mail, or you use a passkey. There is no password and no app to install. No code? Look in your junk mail and check the address, then send another. A hero without an e-mail lives only in the browser that made it.',
    visibility:
      'Open your profile with the button at the top of the page. There you change your name, e-mail address or phone number, choose which messages you get, or take yourself off the leaderboard and go back on. Your points stay either way. Your standing is at /leaderboard.',
    afterTrade:
      'Once its data is wiped, a phone that still works gets another owner. What cannot be used again goes to our eco-recycling partner, with its serial number and nothing about you. Our rules are at /terms.',
    dataWipe:
      'Your data is wiped to the DoD 5220.22-M standard before a phone goes any further, and you get a certificate. Back it up, take out your SIM card, sign out of iCloud and reset it before you hand it over. See /privacy.',
    whoSees:
      'The courier who fetches your phone and our desk see your address, name and number. A reward partner gets them only for a prize that comes to your door. The leaderboard shows your hero name, level and figures, never your address, and we sell no data. Who receives what is at /privacy.',
    credit:
      'Credit from a trade-in goes toward a water system; Planet Points do not: they claim rewards at /dubai-rewards. Turn credit into a code under “Your money” at /my-trade-ins, all of it or a part, for the shop’s checkout; whether our shop is open yet stands at /aquacafe. An unused code can be turned back into credit.',
    conditions:
      'Excellent is like new, without a scratch; good has a few light scratches; fair shows clear wear or dents; poor, which only the exchange programme takes, is cracked or damaged, and still turns on. A phone that does not turn on has no price. Box and charger change nothing. Try them at /exchange.',
    models: `${models} Try yours at /exchange.`,
    process:
      `It takes four steps: evaluate your phone, choose credit with us or a bank transfer, ship it free of charge, and get its value once it is inspected and wiped: credit at once, a transfer within two working days. It begins at /exchange with Lock this quote for ${QUOTE_LOCK_DAYS} days, below a value that a calculator has confirmed.`,
    payout:
      `Once your phone is inspected and wiped, you get credit toward a water system at once, or a transfer to your IBAN within two working days. You choose; there is no cash, PayPal or crypto. We inspect a phone within ${VERIFICATION_PROCESSING_HOURS} hours of its arrival. Choose and follow it at /my-trade-ins.`,
    otherDevices:
      'From one person we take iPhones alone at present, so I cannot price other brands or devices. Tell me an iPhone model and I will, or see /exchange. Companies also trade in MacBooks and iPads, at /bulk-tradein.',
    corporate: `Companies trade in bulk from ${VOLUME_TIERS[0].minUnits} devices with up to ${
      VOLUME_TIERS[2].bonusPercent
    }% more value. Ask for a quote at /bulk-tradein. Fewer phones are traded in one by one, at /exchange.`,
    storage:
      'Storage does not change our price, and neither does the IMEI. You can add both to your trade-in at /my-trade-ins. To find the IMEI, dial *#06# or open Settings, General, About.',
    invoice:
      'The receipt of a trade-in is on its page at /my-trade-ins. A company downloads the tax invoice of a paid order at /purchase-orders, once its tax registration number is in its account. For an invoice of something you bought, call or write to us, at the foot of every page.',
    trust:
      `Our desk is at Dubai Airport Freezone, open daily, and you can hand the phone over there. Your price holds for ${QUOTE_LOCK_DAYS} days. Refuse a lower offer, and the phone comes back free of charge. You follow it at /my-trade-ins and get a certificate that its data is erased. Our rules are at /terms.`,
    shop: 'The shop has refurbished iPhones, water solutions and premium water, with their prices: see /products.',
    challenges:
      'Join an eco-challenge at /community: your verified trade-ins count towards it, and reaching its target pays its points. You can create your own as well. Companies sponsor missions at /partners.',
    impact:
      'Every trade-in prevents plastic bottles and saves CO2: half a bottle for each dirham of its value, and 2 grams of CO2. Everybody’s totals are at /impact-dashboard, with “How we count” beside them.',
  },
  /** A question that each topic answers: offered where it may have been meant, or is likely to come next. */
  questions: {
    about: 'What is Planet Heroes?',
    person: 'How do I reach a person?',
    deleteAccount: 'How do I delete my account?',
    stolen: 'What about a lost or stolen phone?',
    lowerOffer: 'Why was I offered less?',
    twoPrices: 'Why are there two prices?',
    battery: 'Does the battery change the price?',
    competitor: 'Can you match another offer?',
    pickup: 'How do I book a pickup?',
    whereIsMyPhone: 'Where is my phone?',
    cancel: 'Can I cancel my trade-in?',
    icloud: 'How do I sign out of iCloud?',
    delivery: 'Where do your couriers come?',
    fees: 'What does a courier cost?',
    points: 'How do I earn points?',
    pointsExpiry: 'Do points expire?',
    levels: 'Which levels are there?',
    leaderboard: 'How does my rank rise?',
    plans: 'What do the plans cost?',
    starterKit: 'What is in the starter kit?',
    waterCare: 'Who installs and repairs the system?',
    refund: 'Can I return a water system?',
    rewards: 'Which rewards are there?',
    voucher: 'Where is my restaurant voucher?',
    joining: 'How do I join?',
    referral: 'What do I get for bringing a friend?',
    hours: 'When and where are you open?',
    quoteLock: 'How long is the quote locked?',
    rejected: 'Why was my phone not taken?',
    intoCash: 'Can points or credit become cash?',
    handingOver: 'How do I pack and send the phone?',
    signIn: 'How do I sign in?',
    visibility: 'How do I change my profile or leave the board?',
    afterTrade: 'What happens to old phones?',
    dataWipe: 'How is my data erased?',
    whoSees: 'Who sees my data?',
    credit: 'Can I pay with my credit?',
    conditions: 'What do the conditions mean?',
    models: 'Which models do you take?',
    process: 'How do I start a trade-in?',
    payout: 'When and how am I paid?',
    otherDevices: 'Do you take other devices?',
    corporate: 'How do companies trade in?',
    storage: 'Does storage change the price?',
    invoice: 'Where do I get an invoice?',
    trust: 'Why can I trust you?',
    shop: 'What does the shop sell?',
    challenges: 'How do eco-challenges work?',
    impact: 'What does a trade-in save?',
  },
  notUnderstood:
    'Sorry, I cannot help with that. I can value your iPhone (tell me model and condition, such as “iPhone 15 Pro, good”), or tell you about pickup, points, plans and rewards. Our team’s phone number is at the foot of every page.',
  /** What could be asked next. */
  suggestions: {
    valuation: [
      'What is an iPhone 15 Pro in good condition worth?',
      'How do I start a trade-in?',
      'How does pickup work?',
    ],
    afterValuation: ['And in fair condition?', 'How long is the quote locked?', 'How does pickup work?'],
    condition: ['Excellent', 'Good', 'Fair', 'Poor'],
  },
  ownPhone: ({ device, state }: OwnPhone) => `Your ${device}: ${OWN_STATES[state]}.`,
  ownStanding: ({ points, level, rank }: OwnStanding) =>
    `You are a ${level} with ${count(points)} points to spend, ${
      rank === null ? 'and are not shown on the board' : `at place ${count(rank)} of the board`
    }: /leaderboard.`,
  joinForStanding: 'Join free, and I can tell you your own points and rank.',
  statePrice: ({ programme, device, condition, tradeValue, points, bottlesPrevented }: ChatValuation) =>
    `In the ${PROGRAMME_NAMES[programme]}, an ${device} in ${condition} condition is worth ${aed(tradeValue)} and ${
      count(points)
    } Planet Points, and prevents ${count(bottlesPrevented)} bottles.`,
  stateRange: (best: ChatValuation, worst: ChatValuation) =>
    `In the ${PROGRAMME_NAMES[best.programme]}, an ${best.device} is worth from ${aed(worst.tradeValue)} (${
      worst.condition
    }) to ${aed(best.tradeValue)} (${best.condition}).`,
  /** For several of one phone. `least` is given where the condition is open. */
  stateSum: (phones: number, each: number, least?: number) =>
    `For ${count(phones)} of them: ${least === undefined ? '' : `${aed(least * phones)} to `}${aed(each * phones)}.`,
  askCondition: (programme: TradeInProgramme) =>
    `Which condition is it in: ${anyOf.format(PRICE_TABLES[programme].conditions.map(({ condition }) => condition))}?`,
  afterPrice: (programme: TradeInProgramme) =>
    `The price is locked for ${QUOTE_LOCK_DAYS} days once you start the trade-in, at ${PAGES[programme]}.`,
  notPriced: (unpriced: readonly string[]) => `We do not price the ${unpriced.join(' or the ')} at present. Among those that we price: ${newest}. All are at ${PAGES.home} and ${PAGES.exchange}.`,
  notInThisCondition: (device: string, condition: string) => `The ${device} is not taken in ${condition} condition.`,
  servesArea: (area: AreaName, zone: DeliveryZone) =>
    `Yes, we serve ${area}. Its zone is ${zoneOf(zone)}.${zone.nextDay ? '' : ' The next day is too soon there.'}`,
  elsewhere: 'We serve all Emirates: outside Dubai you post the phone, free of charge, and our couriers do not come. Choose Post at /my-trade-ins, once your price is locked.',
  bookThere: 'Choose the day and time at /my-trade-ins, once your price is locked.',
  askModel: 'Gladly! Which iPhone model is it, and in which condition: excellent, good, fair or poor?',
};
export type ConciergeTexts = typeof english;

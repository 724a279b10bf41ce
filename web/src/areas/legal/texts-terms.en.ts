import type { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import type { LegalSection } from './texts.en';
import { translated } from '../../kernel/i18n/translated';

/** The promises, for how many days a quote holds, and the first and the last model with a price. */
type TermsFigures = typeof LEGAL_CLAIMS & { quoteLockDays: number; firstPriced: string; lastPriced: string };

export const termsTexts = translated(
  'terms',
  {
    title: 'Terms',
    lead: 'The rules for trade-ins, water systems, points and partnerships.',
    facts: {
      filtration: 'warranty on filtration parts',
      electronics: 'warranty on electronics',
      moneyBack: 'money-back guarantee',
      installation: 'from delivery to installation, at the most',
      repair: 'to an emergency repair in Dubai',
      parts: 'of replacement parts',
    },
    sections: (figures: TermsFigures): readonly LegalSection[] => [
      {
        id: 'services',
        title: 'Our services',
        paragraphs: [
          'Planet Heroes turns used devices into credit for clean water, and deeds into points. These terms apply to all of it:',
        ],
        points: [
          { title: 'Device trade-in', text: 'We value, collect and buy used devices.' },
          { title: 'Water systems', text: 'We deliver and install AquaCafe systems and look after them.' },
          { title: 'E-waste recycling', text: 'What cannot be used again goes to our eco-recycling partner.' },
          { title: 'Community', text: 'Planet Points, the leaderboard, challenges and rewards.' },
          { title: 'AI trading platform', text: 'Not available yet. It will have its own terms.' },
        ],
      },
      {
        id: 'trade-in',
        title: 'iPhone trade-in',
        points: [
          {
            title: 'What we take',
            text:
              `${figures.oldestAcceptedPhone} or newer. At present we have prices for ${figures.firstPriced} to ${figures.lastPriced}. It must be yours to sell, and signed out of every account.`,
          },
          {
            title: 'The quote',
            text:
              `A locked quote holds its price for ${figures.quoteLockDays} days. Until you have handed your device over or posted it, you may withdraw at any time.`,
          },
          {
            title: 'The inspection',
            text:
              'If the device or its condition differs from your description, we tell you the new value first. You can refuse it and get the device back free of charge.',
          },
          {
            title: 'Payment',
            text:
              'You choose credit with us, there at once and used as a code at checkout, or a bank transfer to your account, sent within two working days of the wipe. Where a pickup has a fee, you see it before you book, and it is taken off what you get.',
          },
          {
            title: 'Your data',
            text:
              `Every device is wiped to the ${figures.dataWipeStandard} standard, by a NIST SP 800-88 Purge as its certificate says. Back up what you want to keep: it can’t be recovered.`,
          },
        ],
      },
      {
        id: 'companies',
        title: 'Trade-in for companies',
        points: [
          {
            title: 'The offer',
            text:
              'Our offer names the price of each kind of device, the day until which it holds and the payment terms. Accepting it makes a purchase order, which your administrator or manager approves.',
          },
          {
            title: 'Differences',
            text:
              'If devices are worth less than offered, we ask you once about all of them. Approve the new prices, or have these devices back free of charge; without an answer they go back.',
          },
          { title: 'Payment', text: 'By transfer to your verified account, within the payment terms from completion.' },
          { title: 'Your data', text: 'Every device is wiped as above, and has a certificate with its serial number.' },
        ],
      },
      {
        id: 'water-systems',
        title: 'AquaCafe systems',
        points: [
          { title: 'Installation', text: `Within ${figures.installationHours} hours of delivery.` },
          {
            title: 'Warranty',
            text:
              `${figures.filtrationWarrantyYears} years on filtration parts and ${figures.electronicsWarrantyYears} year on electronics, from the day of installation.`,
          },
          {
            title: 'Money back',
            text:
              `A ${figures.moneyBackDays}-day money-back guarantee. We remove the system and refund what you paid.`,
          },
          {
            title: 'Emergency repair',
            text: `Within ${figures.emergencyRepairHours} hours in Dubai, at any time of the day.`,
          },
          {
            title: 'Replacement parts',
            text: `Available for ${figures.replacementPartsYears} years after the purchase.`,
          },
        ],
      },
      {
        id: 'community',
        title: 'Community guidelines and points',
        points: [
          {
            title: 'Be kind',
            text: 'Write as you would speak to a neighbour. We remove what insults, deceives or advertises.',
          },
          {
            title: 'Earned, not bought',
            text: 'Points come from verified deeds, belong to one hero, and cannot be sold or paid out. What the reward of an eco-challenge costs comes from its own monthly budget.',
          },
          {
            title: 'Claims',
            text:
              'A claim sets its points aside. They are spent when the reward is handed over, and come back if it is not in time.',
          },
          { title: 'Fair play', text: 'Points from false trades, invented friends or automatic sign-ups are withdrawn.' },
          {
            title: 'Changes',
            text:
              `We announce changes to how points are earned and spent, and the end of a programme, at least ${figures.changeNoticeDays} days before.`,
          },
        ],
      },
      {
        id: 'partnerships',
        title: 'Partnership programmes',
        points: [
          {
            title: 'Delivery agents',
            text:
              `Agents deliver and collect in our name and keep a rating of at least ${figures.deliveryAgentMinimumRating} stars. Below that, their partnership is paused until we have spoken.`,
          },
          { title: 'Eco-recycling partner', text: 'Documents what became of every load, down to the material.' },
          {
            title: 'Champions and ambassadors',
            text: 'Speak for the idea and may use our name for it. They sign nothing on our behalf.',
          },
          { title: 'Sponsors', text: 'A sponsorship counts once it is approved. What was not approved is not paid.' },
          {
            title: 'Termination',
            text: `Either side may end a partnership with ${figures.changeNoticeDays} days’ notice.`,
          },
        ],
      },
      {
        id: 'liability',
        title: 'Limitation of liability',
        paragraphs: [
          'We answer without limit for what we do on purpose or with gross negligence, and wherever the law does not let us do otherwise.',
          'Apart from that we answer up to the price of what you bought or the value of what you traded in, and not for lost profit or lost data.',
          'Estimates, impact figures and offers of partners are given with care, and may change.',
        ],
      },
      {
        id: 'disputes',
        title: 'Disputes',
        paragraphs: [
          'Please talk to us first: most things can be settled within a few days.',
          'The law of the United Arab Emirates applies. Disputes fall under Dubai courts.',
        ],
        hasContact: true,
      },
    ],
  } as const,
);

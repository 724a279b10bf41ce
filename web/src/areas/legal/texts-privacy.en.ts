import type { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import type { LegalSection } from './texts.en';
import { translated } from '../../kernel/i18n/translated';

type PrivacyFigures = Pick<typeof LEGAL_CLAIMS, 'dataWipeStandard' | 'encryption' | 'audits'>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const privacyTexts = translated(
  'privacy',
  {
    title: 'Privacy',
    lead: 'What we know about you and your phone, how it is protected, and what you can ask of us.',
    facts: {
      wipe: 'the standard by which traded-in devices are wiped',
      encryption: 'encryption of stored data',
      audits: 'security audits',
      auditsFigure: capital,
    },
    sections: ({ dataWipeStandard, encryption, audits }: PrivacyFigures): readonly LegalSection[] => [
      {
        id: 'what-we-collect',
        title: 'What we collect',
        paragraphs: ['We collect what a trade, a delivery or the game needs, and nothing in advance.'],
        points: [
          {
            title: 'Device trade information',
            text:
              'Model, condition and storage of the device, photos and an IMEI if you add them, the value you were quoted, its serial number when it reaches us, the proof that it was wiped, and your account number if you choose a bank transfer.',
          },
          {
            title: 'Your Planet Hero profile',
            text:
              'The name you choose, and where you give them your e-mail address, phone number and delivery zone. Points, level, challenges, claims and shares belong to it too.',
          },
          {
            title: 'Your company',
            text:
              'Its name, licence, VAT number, addresses and account number, the names and contacts of the people who act for it, and the serial numbers of its devices.',
          },
          {
            title: 'AquaCafe usage',
            text: 'Which system you have and where it stands, litres filtered, filter changes and service visits.',
          },
        ],
      },
      {
        id: 'how-we-use-it',
        title: 'How we use it',
        points: [
          {
            title: 'To do what you asked for',
            text: 'Value and collect your device, deliver and install your system, hand over your rewards.',
          },
          {
            title: 'To keep the game fair',
            text: 'Points are kept in a ledger that only grows, so that every point can be traced to a verified deed.',
          },
          {
            title: 'To show what we save together',
            text: 'Public totals are sums. The leaderboard shows the hero name you chose, your level and figures, for a day when you last traded, and an area only if you choose to show one.',
          },
          {
            title: 'To reach you',
            text: 'About your own trades, deliveries and claims. News comes only if you ask for it.',
          },
        ],
      },
      {
        id: 'security',
        title: 'How we protect it',
        points: [
          {
            title: 'Your old phone',
            text:
              `Every device is wiped to the ${dataWipeStandard} standard, by a NIST SP 800-88 Purge, before anybody else holds it. You can ask for its certificate.`,
          },
          {
            title: 'Stored data',
            text: `What we store is encrypted with ${encryption}, and so is every connection to us.`,
          },
          {
            title: 'Audits',
            text: `Our security is audited ${audits}, and findings are fixed before the next audit.`,
          },
          { title: 'Few hands', text: 'Only those who need your data for their work can see it.' },
        ],
      },
      {
        id: 'your-rights',
        title: 'Your rights',
        paragraphs: ['You can use any of these rights at any time, free of charge.'],
        points: [
          {
            title: 'Access and portability',
            text: 'See everything that we hold about you, and take it with you as a file that machines can read.',
          },
          {
            title: 'Correction',
            text: 'Have what is wrong put right. Most of it you can change yourself in your profile.',
          },
          {
            title: 'Deletion',
            text:
              'Have your hero removed: name, contacts, zone and shares are erased everywhere. Ledger lines stay under a number that says nothing about you.',
          },
          {
            title: 'Opt-out',
            text: 'Say no to news and to the sharing of your data. The shop and the game work just the same.',
          },
        ],
      },
      {
        id: 'sharing',
        title: 'Data sharing in our ecosystem',
        paragraphs: [
          'We sell no data. Partners receive what their part of the work needs, and may use it for nothing else.',
        ],
        points: [
          {
            title: 'Delivery agents',
            text: 'Your name, address, phone number and time slot, until the delivery is done.',
          },
          { title: 'Eco-recycling partner', text: 'The wiped device and its serial number. Nothing about you.' },
          {
            title: 'Reward partners',
            text: 'What they need to hand over the reward you claimed: usually your hero name and the receipt number, and your name, address and phone number where it comes to your door.',
          },
          { title: 'AI trading platform', text: 'Not available yet. We’ll ask you before it uses any of your data.' },
          { title: 'Authorities', text: 'Only where the law of the United Arab Emirates obliges us.' },
        ],
      },
      {
        id: 'changes',
        title: 'Changes to this page',
        paragraphs: ['We announce changes here before they take effect, and update the date at the top.'],
      },
      {
        id: 'contact',
        title: 'Data-protection contact',
        paragraphs: ['Questions about your data? Write to us:'],
        hasContact: true,
      },
    ],
  } as const,
);

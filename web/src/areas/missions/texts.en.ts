import type { SponsorshipObjection } from '@planet-heroes/contracts/areas/missions/tiers';
import { translated } from '../../kernel/i18n/translated';

const missions = (count: string): string => `${count}+ missions per month`;

export const partnersTexts = translated(
  'partners',
  {
    title: 'Stand behind the heroes of Dubai',
    lead: 'Champions and ambassadors carry the idea further; sponsors pay for missions that clean water, air and ground.',
    tabs: { label: 'Champions or sponsors', champions: 'Champions', sponsors: 'Sponsors' },

    champions: {
      title: 'Become a champion',
      lead:
        'Three ways to lead where you live, study or work. Choose the one that fits your days: its button begins an e-mail to us.',
      tiers: {
        gold: {
          name: 'Gold Champion',
          text: 'Leads a whole community.',
          benefits: [
            'A mission that carries your community’s name',
            'First seat at every launch of a new mission',
            'Impact figures of your community every month',
            'A contact person who answers the same day',
            'Your portrait on this page',
          ],
          action: 'Become a Gold Champion',
        },
        silver: {
          name: 'Silver Champion',
          text: 'Grows a neighbourhood.',
          benefits: [
            'A starter kit for collection days',
            'Invitations to clean-up days and tours',
            'Impact figures of your neighbourhood every quarter',
            'Your name on this page',
          ],
          action: 'Become a Silver Champion',
        },
        bronze: {
          name: 'Bronze Champion',
          text: 'Starts a circle of friends.',
          benefits: [
            'A champion’s badge on your profile',
            'Posters and texts to share',
            'A place in the champions’ channel',
          ],
          action: 'Become a Bronze Champion',
        },
      },
      ambassador: {
        name: 'Ambassador Program',
        text:
          'Ambassadors speak for Planet Heroes in schools, offices and on stages. We bring the training and the material; you bring your voice.',
        benefits: [
          'Two days of training in Dubai',
          'Talks, films and samples to take along',
          'Expenses paid, and points for every hero who joins through you',
        ],
      },
      apply: 'Apply to be an Ambassador',
      contact: {
        title: 'Tell us about yourself',
        text:
          'Write or call: who you are, where you are active, and which role you have in mind. We answer within two working days.',
        begun: (role: string) => `${role}: press our address to open the e-mail that we have begun.`,
        letter: 'My name:\nWhere I am active:\nWhat I would like to do:',
      },
    },

    explainer: {
      title: 'How sponsoring works',
      lead: 'Your money goes to one mission, and you see what it does there.',
      steps: [
        {
          title: 'Choose a mission',
          text: 'Water, energy, nature, waste or transport: each shows what it has and what it lacks.',
        },
        { title: 'Choose a tier', text: 'The tier sets the minimum. You can give more within it.' },
        { title: 'We approve it', text: 'You see here where it stands, and why.' },
        { title: 'Watch it move', text: 'The mission’s bar shows what is pledged: it rises the moment your sponsorship is approved.' },
      ],
    },
    programmes: {
      title: 'Two programmes for companies',
      enterprise: {
        name: 'Enterprise Sponsorship',
        text: 'For companies that want a mission in their name and figures for their annual report.',
      },
      community: {
        name: 'Community Sponsorship',
        text: 'For shops, schools and teams that want to move something around the corner.',
      },
      perMonth: (amount: string) => `${amount}+ per month`,
      missions,
    },
    why: {
      title: 'Why sponsor',
      reasons: [
        {
          title: 'Open figures',
          text: 'Every dirham is recorded, the totals are live, and we say how we count.',
        },
        { title: 'Close to people', text: 'Your name and message stand with the mission, for everybody to read.' },
        { title: 'Ready for your report', text: 'What a mission has and how we count it is open: quote it as it stands.' },
      ],
    },

    sponsor: {
      title: 'Sponsor a mission',
      lead: 'Three steps, and nothing is paid before your sponsorship is approved.',
      loading: 'Loading the missions',
      failed: 'The missions could not be loaded.',
      retry: 'Try again',
      missionLegend: '1. Choose a mission',
      tierLegend: '2. Choose a tier',
      missionMissing: 'Choose a mission first.',
      tierMissing: 'Choose a tier first.',
      showAll: 'Show all missions',
      review: 'Enter the amount',
      confirmTitle: '3. Confirm your sponsorship',
    },
    mission: {
      status: { active: 'Active', funding: 'Funding', completed: 'Completed' },
      funded: 'Fully funded',
      funding: (current: string, goal: string) => `${current} of ${goal}`,
      percent: (percent: string) => `${percent}% pledged`,
      fundingLabel: (title: string) => `Funding of ${title}`,
      participants: (count: string) => `${count} participants`,
      everywhere: 'All of Dubai',
      sponsors: {
        title: 'Sponsors',
        of: (mission: string) => ` of ${mission}`,
        none: 'Nobody through this page yet.',
        failed: 'The sponsors could not be loaded.',
      },
    },
    tier: {
      from: (amount: string) => `From ${amount}`,
      range: (min: string, max: string) => `${min} to ${max}`,
      more: (count: number) => `+${count} more ${count === 1 ? 'benefit' : 'benefits'}`,
    },
    form: {
      mission: 'Mission',
      tier: 'Tier',
      noMission: 'No mission chosen yet',
      noTier: 'No tier chosen yet',
      amount: 'Amount (AED)',
      amountHint: (minimum: string) => `At least ${minimum}`,
      amountError: (minimum: string) => `Enter at least ${minimum}.`,
      amountMissing: 'Enter an amount in dirhams.',
      amountFraction: 'Enter dirhams and fils, with at most two decimals.',
      message: 'Message',
      messageHint: (length: string) => `Shown with your name on the mission. Up to ${length} characters.`,
      messageTooLong: (length: string) => `The message may have up to ${length} characters.`,
      messageWrong: 'The message contains characters that cannot be shown.',
      anonymous: 'Stay anonymous',
      anonymousHint: 'Your name and message are shown to nobody but our team.',
      submit: 'Sponsor this mission',
      processing: 'Processing...',
      cancel: 'Cancel',
    },
    toasts: {
      missing: { title: 'Missing Selection', description: 'Please select both a mission and sponsorship tier.' },
      created: {
        title: 'Sponsorship Created!',
        description: 'Your mission sponsorship has been submitted for approval.',
      },
      failedTitle: 'Sponsorship Failed',
      failed: 'Failed to create sponsorship',
      /** As the server says it. */
    },
    own: {
      title: 'Your sponsorships',
      states: { submitted: 'Submitted', in_review: 'In review', approved: 'Approved', declined: 'Declined' },
      isPaid: 'Paid',
      another: 'Choose another mission',
      explanations: {
        submitted: 'Waiting for approval.',
        in_review: 'A person on our team is looking at it.',
        approved: 'Thank you. Your support is pledged to the mission.',
        declined: 'It was not accepted, and nothing was paid.',
      },
      next: 'Our answer comes here and by e-mail, with how to pay.',
      /** The policy’s reason comes in English. */
      policy: (reason: string, _objections: readonly SponsorshipObjection[]) => reason,
      demo: 'Demonstration: nothing is paid.',
      paid: (date: string) => `Paid: the money arrived on ${date}.`,
      ourTeam: 'Our team:',
      toPay: {
        title: 'To pay by bank transfer',
        amount: 'Amount',
        reference: 'Reference',
        account: 'Account',
        copy: 'Copy',
        copied: 'Copied',
        ask: {
          title: 'Ask for our bank account',
          text: 'The e-mail is written: just send it. Our answer has the account.',
          action: 'Write the e-mail',
          to: 'It goes to',
        },
        transfer: 'Transfer exactly this amount, with the reference',
        confirm: {
          title: 'We confirm it',
          text: 'Once the money is here, this shows Paid, and we e-mail you. Your pledge stays with the mission until then.',
        },
        questions: 'Questions about the payment:',
        subject: (code: string, amount: string) => `Payment of sponsorship ${code}, ${amount}`,
        request: (code: string, amount: string) =>
          `Please send me the bank account for my sponsorship.\n\nReference: ${code}\nAmount: ${amount}`,
      },
      amount: (amount: string, tier: string) => `${amount}, ${tier}`,
      anonymous: 'Anonymous',
    },
    closing: { title: 'Shall we do this together?', partner: 'Become a Partner', more: 'Learn More' },
  } as const,
);

import { translated } from '../../kernel/i18n/translated';

export const joiningTexts = translated(
  'joining',
  {
    free: 'JOIN FREE',
    loading: 'Looking up who you are',
    demo: 'You’re looking around as our demo hero, whom all visitors share. Join to have points of your own.',
    guest: 'You’re a guest: what you do stays in this browser and off the board. Join to keep it all.',
    /** The other step of the dialog, and how each leads to the other. */
    signIn: {
      /** Title and description, by what signing in is for. */
      back: ['Sign in', 'With a code we send you, or with a passkey. No password.'],
      address: ['Add your e‑mail address', 'We send a code to it. What is yours stays with you.'],
      /** Nothing else is asked of a sponsor whose address has a hero. */
      sponsor: [
        'Your e-mail, to sponsor a mission',
        'A code proves it. Then your sponsorship is sent; if you are new here, you give your name first. We write to you about the payment.',
      ],
      company: [
        'Open your company’s account',
        'Sign in with your work e-mail. Next you register the company, or accept your invitation.',
      ],
      work: [
        'Sign in',
        'With a code to your work e-mail, or with a passkey. New here? The code opens your account: with it you register your company, ask for quotes and follow your orders.',
      ],
      question: 'Already a hero?',
      action: 'Sign in',
      newHere: 'New here?',
      join: 'Join free',
    },
    failed: {
      title: 'We could not look up your account',
      description: 'The server did not answer. Please try again in a moment.',
      retry: 'Try again',
    },
    fields: {
      name: {
        label: 'Your name',
        hint: 'Shown on the leaderboard.',
        sponsorHint: 'Shown beside your sponsorship.',
        error: 'Please enter a name with at least one letter, 60 characters at most.',
        ours: 'This name could be taken for ours. Please choose another.',
      },
      email: { label: 'E-mail', error: 'Enter a full address, such as layla@example.com.' },
      phone: {
        label: 'Phone',
        placeholder: '+971 50 123 4567',
        error: 'Please enter 7 to 20 digits, with or without +.',
      },
      zone: { label: 'Zone', placeholder: 'Choose your zone', error: 'Please choose one of the zones.' },
      code: {
        label: 'Referral code',
        hint: 'If a friend gave you one.',
        invitedBy: (name: string) => `Invited by ${name}`,
        change: 'Change',
        wrongLink: 'The code in your link is not one of ours. Ask your friend, or leave this empty.',
        error: 'A code is HERO and six letters or digits, such as HERO1A2B3C.',
      },
    },
    join: {
      title: 'Join free',
      description: (joining: string, profile: string, friend: string) =>
        `${joining} points now, ${profile} for your profile, ${friend} with a friend’s first trade. No password.`,
      sponsor: [
        'Your name as a sponsor',
        'The mission shows it with your sponsorship, unless you stay anonymous, and the leaderboard shows it as a hero’s. You can take it off both in your profile.',
      ],
      company: [
        'An account for your company',
        'With it you register your company, ask for quotes and follow your orders. No password.',
      ],
      friend: 'A friend',
      invitedBy: (name: string) => `${name} invites you`,
      invited: (points: string, voucher: string) =>
        `Join free and get ${points} points at once. After your first verified trade, both of you get an ${voucher} partner-kitchen voucher.`,
      emailHint: 'For news of your trade-ins, once you confirm it. You can add it later.',
      submit: 'JOIN FREE',
      busy: 'Joining…',
      sponsorSubmit: 'Confirm and send sponsorship',
      sponsorNext: 'Continue',
      sponsorBusy: 'One moment…',
      smallPrint: 'This browser keeps you signed in. You can download or delete everything we keep at any time.',
    },
    profile: {
      title: 'Your profile',
      welcome: (name: string) => `Welcome, ${name}`,
      points: {
        label: 'Your points',
        unit: 'Planet Points to spend',
        joined: (points: string) => `You are a hero now: +${points} points for joining.`,
        completed: (points: string) => `Your profile is complete: +${points} points.`,
      },
      steps: {
        points: (points: string) => `+${points}`,
        joining: 'for joining',
        profile: 'complete profile',
        friend: 'first friend’s trade',
        done: 'done',
        open: 'still to come',
      },
      badges: {
        label: 'Your badges',
        since: (day: string) => `since ${day}`,
      },
      tabs: { label: 'Parts of your profile', profile: 'Profile', friends: 'Friends', data: 'Your data' },
      toComplete: (points: string) => `Fill in what is missing here to earn ${points} points.`,
      complete: 'Your profile is complete. You can change it any time.',
      save: 'Save profile',
      saving: 'Saving…',
      saved: 'Saved.',
      board: {
        label: 'Show me on the leaderboard',
        on: 'Switch this off and your name leaves the board, and every other place where others see it.',
        off: 'Others don’t see you. Your points, rank and rewards stay yours.',
        area: 'My area on the board',
        noArea: 'Not shown',
        areaHint: 'Stands beside your last trade for a day: “4 min. ago, Deira”. Others see a change within two minutes, and never your zone above.',
      },
    },
    data: {
      export: {
        title: 'Take your data with you',
        description: 'One file with everything we keep about you: profile, points, trades, shares, claims and challenges.',
        download: 'Download my data',
      },
      leave: {
        title: 'Delete your account',
        description: 'Removes your name, e-mail, phone, zone and shares everywhere, and takes you off the leaderboard.',
        start: 'Delete my account',
        question: 'Delete your account and all your points for good? Nobody can bring them back.',
        givenUp: (amount: string) =>
          `You give up ${amount}: credit that you have not spent, or money that has no account to go to.`,
        inCodes: (amount: string) => `You have ${amount} in codes. Note them first: they stay valid, but we cannot show them again.`,
        stillPaid: (amount: string) => `${amount} is still transferred to the account that you named.`,
        moneyUnknown: 'Credit that you have not spent is given up as well.',
        phones: (devices: string) =>
          `With us: ${devices}. Nothing there can be sent back to you any more: your address goes too.`,
        claims: 'A reward that you claimed can no longer be sent to you.',
        keep: 'Keep my account',
        confirm: 'Delete for good',
        busy: 'Deleting…',
        done: 'Your account is deleted',
        doneDescription: 'Your name and contacts are removed. A transfer that we still owe keeps its account until it is paid.',
      },
    },
  } as const,
);

import type { OperatorRole } from '@planet-heroes/contracts/kernel/operators/roles';

/** What all of the operators' pages say; an area's own words stand in its `desk/`. */
export const MESSAGES = {
  title: 'Operations',
  product: 'Planet Heroes',
  documentTitle: (page: string) => `${page} | Planet Heroes`,
  frame: {
    nav: 'Operators’ pages',
    menu: 'Menu',
    reading: 'Reading who is signed in…',
    signedIn: 'Signed in:',
    leave: 'Sign out',
    notLeft: (why: string) => `You are still signed in. ${why}`,
    notYours: (roles: readonly OperatorRole[]) =>
      `This page is for operators with ${roles.length === 1 ? 'the role' : 'one of the roles'} ${roles.join(', ')}.`,
    yours: (name: string, roles: readonly OperatorRole[]) =>
      `${name} has ${roles.length === 1 ? 'the role' : 'the roles'} ${roles.join(', ')}. An admin can change that.`,
  },
  forms: {
    busy: 'One moment…',
    missing: 'Fill this in.',
    noChoice: 'Choose at least one.',
    /** How a field is filled in, by what it is read as. */
    wrong: {
      email: 'An address such as it@company.example.',
      url: 'An address with https:// before it.',
      whole: 'A whole number.',
      fils: 'An amount in AED, such as 150 or 149.50.',
      ahead: 'A day and a time that lie ahead.',
    } as Readonly<Record<string, string>>,
    tooLong: (most: string) => `No more than ${most} characters.`,
    tooMuch: (most: string) => `No more than ${most}.`,
    tooLittle: (least: string) => `No less than ${least}.`,
    notMore: (bound: string) => `More than ${bound}.`,
    notLoaded: 'A part of this page did not load, so nothing was sent. Load the page again.',
    /** Before the server's reason. */
    changed: 'This has changed since you opened it.',
    reload: 'See how it stands now',
    notYours: (roles: string) => `Only these roles can do this: ${roles}.`,
    allZones: 'All of Dubai',
    /** Of texts that heroes read. */
    asWritten: 'Heroes read it as it is written here, until an Arabic text is added under “In Arabic”.',
    codeHint: 'What partners call it, for example refill-pass. It cannot be changed.',
  },
  copy: { button: 'Copy', done: 'Copied' },
  filters: { search: 'Search', clear: 'Clear', pages: 'Pages of the list' },
  token: {
    title: 'Who is asking?',
    intro:
      'These pages are for the operators of Planet Heroes. Are you one? Paste your key, or sign in with your e-mail below it. On a new installation use the start token: npm start says where it is.',
    label: 'Operator token',
    submit: 'Open',
    checking: 'Checking…',
    hint: 'It is kept in this tab only, until you close it.',
    empty: 'Give the operator token.',
    wrong: 'This is not the operator token. Check for missing characters and try again.',
    byName: 'Operators with an e-mail address need no token.',
    signIn: 'Sign in with a code by e-mail',
    asSignedIn: 'Open as whoever is signed in here',
    nobody: 'Nobody who is signed in in this browser is an operator. Sign in first, or ask an admin.',
    ended: 'The server no longer takes this token. Give the present one to go on where you were.',
  },
  away: 'The server does not answer.',
  answeredWith: (status: number) => `The server answered with ${status}.`,
  lost: (why: string, time: string) => `${why} This is how everything stood at ${time}; trying again.`,
  /** Nothing is read again. */
  stays: (why: string, time: string) => `${why} This is how everything stood at ${time}.`,
  lostFromStart: (why: string) => `${why} Trying again.`,
  confirm: { cancel: 'Cancel' },
  fold: { show: 'Show', hide: 'Hide', ofPart: (action: string, part: string) => `${action}: ${part}` },
  results: { accepted: 'Accepted: it will be done once a worker is free.' },
} as const;

import { CLAIMS_GO_ON, CLAIMS_PAUSED } from '@planet-heroes/contracts/kernel/reconciliation/claims-paused';
import type { Fault, OverviewPart } from '@planet-heroes/contracts/areas/operations/overview';
import type { NotificationKind } from '@planet-heroes/contracts/areas/notifications/catalogue';
import type { MailMessage } from '@planet-heroes/contracts/areas/notifications/schemas';
import type { OperatorPage } from '@planet-heroes/contracts/areas/operations/pages';
import type { OperatorRole } from '@planet-heroes/contracts/kernel/operators/roles';
import { AUDIT_MESSAGES } from '../../areas/operations/desk/audit/messages';
import { COMMANDS_MESSAGES } from '../../areas/operations/desk/commands/messages';
import { COMPANIES_MESSAGES } from '../../areas/companies/desk/messages';
import { count, formatDuration, formatRate, formatWhole } from './format';
import { OPERATORS_MESSAGES } from '../../areas/operations/desk/operators/messages';
import { ORDERS_MESSAGES } from '../../areas/orders/desk/messages';
import { PAYOUTS_MESSAGES } from '../../areas/payouts/desk/messages';
import { PEOPLE_MESSAGES } from '../../areas/support/desk/messages';
import { PROGRAMME_MESSAGES } from '../../areas/programme/desk/messages';
import { QUOTES_MESSAGES } from '../../areas/quotes/desk/messages';
import { RECORD_MESSAGES } from '../../areas/operations/desk/record/messages';
import { REWARDS_MESSAGES } from '../../areas/dubai-rewards/desk/messages';
import { ROUTE_MESSAGES } from '../../areas/pickups/desk/messages';
import { SPONSORSHIPS_MESSAGES } from '../../areas/missions/desk/messages';
import { TRADE_INS_MESSAGES } from '../../areas/trade-ins/desk/messages';
import { TRANSLATIONS_MESSAGES } from '../../areas/translations/desk/messages';

/** Every text of the operators' pages. */
export const MESSAGES = {
  title: 'Operations',
  product: 'Planet Heroes',
  documentTitle: (page: string) => `${page} | Planet Heroes`,
  frame: {
    pages: {
      board: 'Board', people: 'People', companies: 'Companies', 'trade-ins': 'Trade-ins', quotes: 'Quotes',
      orders: 'Orders', route: 'Route', rewards: 'Rewards', programme: 'Programme', sponsorships: 'Sponsorships',
      payouts: 'Payouts', operators: 'Operators', commands: 'Commands', audit: 'Audit log',
      record: 'Recordings', mail: 'Mailbox',
    } satisfies Record<OperatorPage, string>,
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
  companies: COMPANIES_MESSAGES,
  commands: COMMANDS_MESSAGES,
  operators: OPERATORS_MESSAGES,
  audit: AUDIT_MESSAGES,
  tradeIns: TRADE_INS_MESSAGES,
  quotes: QUOTES_MESSAGES,
  orders: ORDERS_MESSAGES,
  payouts: PAYOUTS_MESSAGES,
  people: PEOPLE_MESSAGES,
  rewards: REWARDS_MESSAGES,
  programme: PROGRAMME_MESSAGES,
  translations: TRANSLATIONS_MESSAGES,
  sponsorships: SPONSORSHIPS_MESSAGES,
  route: ROUTE_MESSAGES,
  record: RECORD_MESSAGES,
  forms: {
    busy: 'One moment…',
    missing: (label: string) => `${label}: fill it in.`,
    code: (label: string) => `${label}: up to 64 letters, digits, - and _, and nothing else.`,
    email: (label: string) => `${label}: an address such as it@company.example.`,
    whole: (label: string, min: string, max: string) => `${label}: a whole number from ${min} to ${max}.`,
    amount: (label: string) => `${label}: an amount in AED, such as 150 or 149.50.`,
    ahead: (label: string) => `${label}: a day and a time that lie ahead.`,
    notYours: (roles: string) => `This is for the roles ${roles}.`,
    zones: { all: 'All of Dubai', of: 'Zone' },
    /** Of texts that heroes read. */
    asWritten: 'Heroes read it as it is written here, also those who read the shop in Arabic: there is no second field for it.',
    codeHint: 'What partners and the event log call it, as refill-pass. It cannot be changed.',
  },
  filters: { search: 'Search', clear: 'Clear', pages: 'Pages of the list' },
  token: {
    title: 'Who is asking?',
    intro:
      'These pages are for those who operate Planet Heroes: by name, with a key, or with the start token (OPERATOR_TOKEN, or the file that npm start names).',
    label: 'Operator token',
    submit: 'Open',
    checking: 'Checking…',
    hint: 'It is kept in this tab only, until you close it.',
    empty: 'Give the operator token.',
    wrong: 'This is not the operator token. Check for missing characters and try again.',
    byName: 'Operators by name need no token.',
    signIn: 'Sign in with a code by e-mail',
    asSignedIn: 'Open as whoever is signed in here',
    nobody: 'Nobody who is signed in in this browser is an operator. Sign in first, or ask an admin.',
    ended: 'The server no longer takes this token. Give the present one to go on where you were.',
  },
  header: {
    node: (version: string, node: string, uptime: string) => `Version ${version}, node ${node}, up for ${uptime}`,
    clock: (time: string) => `Clock ${time}`,
    movedClock: (time: string, by: string) => `Clock ${time}, moved by ${by}`,
    pause: 'Hold the view',
    resume: 'Follow again',
    live: (time: string) => `As of ${time}, every 2 s`,
    paused: (time: string) => `Held as of ${time}`,
    board: 'Bull Board',
    calls: 'All calls',
    loading: 'Reading how everything stands…',
  },
  mail: {
    newest: 'Newest messages',
    reading: 'Reading the messages…',
    kept: 'No mail server is set (SMTP_URL): e-mails stay here and in the data folder, with their codes.',
    sent: 'Messages go out by the mail server: their text is their recipients’ and is not shown here.',
    none: 'Nothing has been sent yet.',
    channels: { email: 'E-mail', push: 'Push' } satisfies Record<MailMessage['channel'], string>,
    /** Unlisted kinds show as they are: an older server's, say. */
    kinds: {
      'sign-in-code': 'Code to sign in',
      invitation: 'Invitation to a company',
      'company-decided': 'A company is approved or declined',
      'quote-ready': 'A quote is ready',
      'order-stage': 'An order has gone on',
      payment: 'A payment',
      'claim-state': 'A reward has gone on',
      'challenge-ended': 'A challenge has ended',
      'rank-lost': 'A place on the board is lost',
      'sponsorship-decided': 'A sponsorship is decided',
      'trade-in-step': 'A trade-in has gone on',
      'support-notice': 'A notice from support',
    } satisfies Record<NotificationKind | 'company-decided', string> as Readonly<Record<string, string>>,
    facts: (channel: string, to: string, kind: string) => `${channel} to ${to}, ${kind}`,
    waiting: (time: string, attempts: number) =>
      `Waits until ${time}${attempts === 0 ? '' : `, after ${count(attempts, 'attempt', 'attempts')}`}`,
    state: (state: string, time: string) => `${state}, ${time}`,
    states: {
      waiting: 'Waiting',
      sending: 'Being sent',
      sent: 'Sent',
      failed: 'Failed',
      cancelled: 'Not sent',
    } satisfies Record<MailMessage['state'], string>,
  },
  away: 'The server does not answer.',
  answeredWith: (status: number) => `The server answered with ${status}.`,
  lost: (why: string, time: string) => `${why} This is how everything stood at ${time}; trying again.`,
  lostFromStart: (why: string) => `${why} Trying again.`,
  missing: {
    title: 'Not everything could be read:',
    parts: {
      queues: 'queues',
      workers: 'workers',
      failedJobs: 'failed jobs',
      books: 'books',
      clock: 'clock',
    } satisfies Record<OverviewPart, string>,
  },
  tiles: {
    title: 'At one look',
    database: 'Database',
    queues: 'Queues',
    answers: 'Answers',
    silent: 'Does not answer',
    books: 'Books',
    projections: 'Projections',
    inStep: (lag: string) => `In step, ${lag} behind`,
    behind: (lag: string) => `${lag} behind`,
    neverRead: 'Log not read yet',
    standStill: (stopped: number) => `${formatWhole(stopped)} standing still`,
    waiting: 'Waiting',
    waitingText: (waiting: number) => count(waiting, 'command', 'commands'),
    noWorker: (queue: string) => `Nobody works on ${queue}`,
    failed: 'Failed',
    sockets: 'Sockets',
    socketsText: (connected: number) => `${formatWhole(connected)} connected`,
    unknown: 'Not known',
  },
  states: { good: 'Good', warning: 'Look', bad: 'Act', unknown: 'Unknown' },
  queues: {
    title: 'Queues',
    columns: {
      name: 'Queue',
      waiting: 'Waiting',
      oldest: 'Oldest',
      drain: 'Drain',
      empty: 'Empty in',
      trend: 'Lately',
      workers: 'Workers',
      failed: 'Failed',
      actions: 'Actions',
    },
    depth: (active: number, delayed: number) => `${formatWhole(active)} active, ${formatWhole(delayed)} delayed`,
    perSecond: (rate: number) => `${formatRate(rate)}/s`,
    seconds: (seconds: number) => formatDuration(seconds),
    never: 'Nothing drains',
    paused: 'Paused',
    pause: 'Pause',
    resume: 'Resume',
    retryAll: 'Retry all',
    ofQueue: (action: string, queue: string) => `${action}: ${queue}`,
    unknown: '–',
    away: 'The queues cannot be read just now.',
    legend: { waiting: 'waiting', drain: 'drained per second' },
    picture: (waiting: number, peak: number, drain: number) =>
      `Waiting ${formatWhole(waiting)}, at most ${formatWhole(peak)}; drained up to ${formatRate(drain)} per second`,
    workers: (workers: number, wanted: number) => `${formatWhole(workers)} of ${formatWhole(wanted)} wanted`,
  },
  clock: {
    title: 'Planned by the clock',
    columns: { command: 'Command', next: 'Next', hour: 'In an hour', day: 'In a day', month: 'In 31 days' },
    now: (time: string, due: number) =>
      `The instance’s clock shows ${time}. ${due === 0 ? 'Nothing is overdue.' : `${formatWhole(due)} due, not done yet.`}`,
    none: 'Nothing is planned.',
    steps: { hour: '+1 h', day: '+1 d', month: '+31 d' },
    lengths: { hour: 'an hour', day: 'a day', month: '31 days' },
    onBy: (step: string, length: string) => `${step}: move the clock on by ${length}`,
    question: (length: string) => `Move the clock on by ${length}?`,
    warning: 'This is a test instance. Whatever is planned until then is done now: prices lapse, challenges end, payments fall '
      + 'due. The way back is to set the clock by hand, which undoes nothing.',
    yes: 'Move it',
    moved: (time: string, due: number) => `The clock shows ${time}. ${formatWhole(due)} became due.`,
  },
  groups: {
    title: 'Worker groups',
    columns: { name: 'Group', use: 'In use', oldest: 'Oldest', workers: 'Workers' },
    share: (share: number) => `${formatWhole(Math.round(share * 100))} %`,
    none: 'No worker process lives.',
    away: 'What the workers wrote down cannot be read just now.',
  },
  failed: {
    title: 'Failed jobs',
    none: 'Nothing has failed for good.',
    away: 'The failed jobs cannot be read just now.',
    more: (shown: number, all: number) => `The newest ${formatWhole(shown)} of ${formatWhole(all)}.`,
    facts: (queue: string, attempts: number, time: string) =>
      `${queue}, ${count(attempts, 'attempt', 'attempts')}, ${time}`,
    retry: 'Retry',
    retryOne: (command: string, id: string) => `Retry ${command} ${id}`,
    stepsOf: (command: string, id: string) => `Steps of ${command} ${id}`,
    safe: 'Retrying is safe: what a command did before counts once.',
  },
  books: {
    title: 'Books',
    check: 'Check now',
    checking: 'Checking…',
    balanced: 'In order',
    broken: 'Broken',
    brokenTables: CLAIMS_PAUSED,
    brokenProjection: CLAIMS_GO_ON,
    overdue: 'Not checked for too long',
    notYet: 'Not checked yet',
    away: 'Cannot be read just now',
    facts: (rules: number, time: string) => `${count(rules, 'rule', 'rules')} held against the tables at ${time}.`,
  },
  projections: {
    title: 'Projections',
    facts: (position: string, horizon: string) => `The log is read up to ${position}, below transaction ${horizon}.`,
    columns: { name: 'Projection', hash: 'Hash', position: 'Position', events: 'Events' },
    stands: (type: string, reason: string) => `Stands still before ${type}: ${reason}`,
    lag: (now: string, peak: string) => `Behind the log: ${now}, at most ${peak} lately`,
    lagTitle: 'Behind the log',
  },
  sockets: {
    title: 'Sockets',
    connected: (connected: number) => `${count(connected, 'socket', 'sockets')} connected to this node.`,
    none: 'Nobody follows a room.',
    row: (rooms: number, followers: number) =>
      `${count(followers, 'follower', 'followers')} in ${count(rooms, 'room', 'rooms')}`,
    picture: (now: number, peak: number) => `Sockets: ${formatWhole(now)}, at most ${formatWhole(peak)} lately`,
  },
  faults: {
    title: 'Last faults',
    none: 'No fault since this node was started.',
    kinds: {
      request: 'Call',
      socket: 'Socket',
      command: 'Command',
      projection: 'Projection',
      books: 'Books',
    } satisfies Record<Fault['kind'], string>,
    times: (times: number) => `${formatWhole(times)} times`,
    facts: (time: string) => `at ${time}`,
    since: (first: string, last: string) => `${first} to ${last}`,
    reference: 'In the log:',
    stepsOf: (id: string) => `Steps of command ${id}`,
    kept: 'The last 50 kinds of this node, without contacts; the log has them in full.',
  },
  confirm: {
    cancel: 'Cancel',
    pause: {
      title: (queue: string) => `Pause ${queue}?`,
      text: 'Its commands wait, and stay safe. Callers are answered with 202 until it is resumed.',
      yes: 'Pause the queue',
    },
    resume: { title: (queue: string) => `Resume ${queue}?`, text: 'What waited is done now.', yes: 'Resume the queue' },
    retryAll: {
      title: (queue: string) => `Retry all of ${queue}?`,
      text: (failed: number) => `${count(failed, 'job', 'jobs')} will run again. What a job did before counts once.`,
      yes: 'Retry all',
    },
  },
  results: {
    accepted: 'Accepted: it will be done once a worker is free.',
    paused: (queue: string) => `${queue} is paused.`,
    resumed: (queue: string) => `${queue} goes on.`,
    retriedAll: (retried: number, queue: string) => `${count(retried, 'job', 'jobs')} of ${queue} will run again.`,
    retried: (command: string) => `${command} will run again.`,
    gone: (command: string) => `${command} is no longer among the failed jobs.`,
    booksHold: 'Checked: the books are in order.',
    booksBroken: (rules: number, claimsPaused: boolean) =>
      `Checked: ${count(rules, 'rule', 'rules')} broken. ${claimsPaused ? CLAIMS_PAUSED : CLAIMS_GO_ON}`,
    booksLater: 'The check has been accepted and will run once a worker is free.',
  },
} as const;

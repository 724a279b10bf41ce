import type { Overview, OverviewPart } from '@planet-heroes/contracts/areas/operations/overview';
import type { Fault } from '@planet-heroes/contracts/kernel/errors/fault';
import { CLAIMS_GO_ON, CLAIMS_PAUSED } from '@planet-heroes/contracts/kernel/reconciliation/claims-paused';
import { count, formatDuration, formatRate, formatWhole } from '../../../../kernel/desk/format';

const seconds = (ms: number): string => formatDuration(ms / 1000);

const AGE_OF: Record<Overview['sockets']['ages'][number]['connection'], string> = {
  live: 'Live',
  slow: 'With fewer changes',
  polling: 'Polling',
};

/** The texts of the board. */
export const BOARD_MESSAGES = {
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
    loading: 'Reading the overview…',
  },
  missing: {
    title: 'Not everything could be read:',
    parts: {
      queues: 'queues',
      workers: 'workers',
      failedJobs: 'failed jobs',
      messages: 'messages to people',
      books: 'books',
      clock: 'clock',
    } satisfies Record<OverviewPart, string>,
  },
  todo: {
    title: 'To do now',
    none: 'Nothing waits for a person.',
    items: {
      inspect: 'phones to inspect', wipe: 'phones to wipe', wipeAccepted: 'phones to wipe, offer accepted',
      look: 'phones that need a look', sendBack: 'phones to send back', quotes: 'quotes to answer',
      offers: 'offers to confirm', orders: 'orders in process', pay: 'company orders to pay',
      batch: 'payouts for the next batch', approve: 'batches to approve', settle: 'batches to settle',
      companies: 'companies to decide on', claims: 'rewards to hand over', sponsorships: 'sponsorships to decide on',
      corrections: 'point corrections to decide on',
    },
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
    messages: 'Messages',
    messagesGo: 'All sent',
    messagesWait: (waiting: number, oldest: string) => `${formatWhole(waiting)} not sent, the oldest for ${oldest}`,
    messagesFailed: (failed: number) => `${formatWhole(failed)} failed in a day`,
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
    none: 'No worker process is running.',
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
    ages: 'How old what heroes see is',
    age: ({ connection, reports, p50Ms, p95Ms, p99Ms }: Overview['sockets']['ages'][number]) =>
      `${AGE_OF[connection]}: half at most ${seconds(p50Ms)} old, 95 % ${seconds(p95Ms)}, 99 % ${seconds(p99Ms)} (last ${
        count(reports, 'report', 'reports')
      })`,
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

// A run on one page, and the same figures for programs.
import type { Outcome, Simulation } from './simulation.ts';

export interface CallFigures {
  call: string;
  count: number;
  p50: number;
  p95: number;
  p99: number;
  refused: number;
  later: number;
}

export interface QueueFigures {
  queue: string;
  /** Jobs that waited at once, and for how long the oldest, seconds. */
  mostWaiting: number;
  oldest: number;
  /** The oldest in each tenth of the run. */
  tenths: number[];
}

export interface Growth {
  table: string;
  rows: number;
  bytes: number;
  /** Of 1,000 heroes in an hour of theirs. */
  rowsPer: number;
  bytesPer: number;
}

export interface Report {
  machine: string;
  at: string;
  size: Pick<Simulation, 'seed' | 'heroes' | 'companies' | 'hours' | 'speed' | 'visits'>;
  seconds: number;
  visits: Outcome['visits'];
  latestMs: number;
  mostUnderWay: number;
  pushed: number;
  callsPerSecond: number;
  /** Undefined where the tables could not be read; likewise the growth. */
  eventsPerSecond: number | undefined;
  deeds: Outcome['deeds'];
  calls: CallFigures[];
  refusals: { code: string; call: string; count: number }[];
  faults: { call: string; what: string; count: number }[];
  queues: QueueFigures[];
  memory: { what: string; first: number; most: number; last: number }[];
  client: Outcome['watched']['client'];
  cpu: Outcome['watched']['cpu'];
  books: Outcome['books'];
  growth: Growth[] | undefined;
}

const TENTHS = 10;

export function reportOf(simulation: Simulation, outcome: Outcome, on: string): Report {
  const { seed, heroes, companies, hours, speed, visits } = simulation;
  const { seconds, watched, before, after } = outcome;
  const calls = [...outcome.calls].map(([call, { latencies, refusals, later }]): CallFigures => {
    const sorted = latencies.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    const refused = [...refusals.values()].reduce((sum, count) => sum + count, 0);
    return { call, count: latencies.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), refused, later };
  });
  const growth = before && after && growthOf(before, after, (heroes / 1_000) * hours);
  return {
    machine: on,
    at: new Date().toISOString(),
    size: { seed, heroes, companies, hours, speed, visits },
    seconds,
    visits: outcome.visits,
    latestMs: outcome.latestMs,
    mostUnderWay: outcome.mostUnderWay,
    pushed: outcome.pushed,
    callsPerSecond: calls.reduce((sum, { count }) => sum + count, 0) / seconds,
    eventsPerSecond: growth && (growth.find(({ table }) => table === 'event_log')?.rows ?? 0) / seconds,
    deeds: outcome.deeds,
    calls: calls.toSorted((a, b) => b.count - a.count),
    refusals: [...outcome.calls].flatMap(([call, { refusals }]) =>
      [...refusals].map(([code, count]) => ({ code, call, count }))).toSorted((a, b) => b.count - a.count),
    faults: counted(outcome.faults),
    queues: queuesOf(watched.queues),
    memory: memoryOf(watched.memory),
    client: watched.client,
    cpu: watched.cpu,
    books: outcome.books,
    growth,
  };
}

/** Whether the product did all that it has to: everything else on the page is for people to judge. */
export function isSound({ faults, books }: Report): boolean {
  return faults.length === 0 && books.broken.length === 0;
}

function counted(faults: Outcome['faults']): Report['faults'] {
  const counts = new Map<string, Report['faults'][number]>();
  for (const { call, what } of faults) {
    const known = counts.get(`${call} ${what}`);
    if (known) known.count++;
    else counts.set(`${call} ${what}`, { call, what, count: 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count);
}

function queuesOf(readings: Outcome['watched']['queues']): QueueFigures[] {
  const last = readings.at(-1)?.at ?? 0;
  const names = [...new Set(readings.flatMap(({ queues }) => Object.keys(queues)))];
  return names.map((queue) => {
    const own = readings.map(({ at, queues }) => ({ at, waiting: 0, oldest: 0, ...queues[queue] }));
    const most = (values: number[]) => Math.max(0, ...values);
    const tenthOf = (at: number) => Math.min(TENTHS - 1, Math.floor((at / last) * TENTHS));
    return {
      queue,
      mostWaiting: most(own.map(({ waiting }) => waiting)),
      oldest: most(own.map(({ oldest }) => oldest)),
      tenths: Array.from({ length: TENTHS }, (_, tenth) =>
        most(own.filter(({ at }) => tenthOf(at) === tenth).map(({ oldest }) => oldest))),
    };
  });
}

function memoryOf(readings: Outcome['watched']['memory']): Report['memory'] {
  if (readings.length === 0) return [];
  return (['product', 'postgres'] as const).map((what) => {
    const values = readings.map((reading) => reading[what]);
    return { what, first: values[0]!, most: Math.max(...values), last: values.at(-1)! };
  });
}

function growthOf(before: NonNullable<Outcome['before']>, after: NonNullable<Outcome['after']>, per: number): Growth[] {
  return Object.entries(after)
    .map(([table, now]) => {
      const was = before[table] ?? { rows: 0, bytes: 0 };
      const [rows, bytes] = [now.rows - was.rows, now.bytes - was.bytes];
      return { table, rows, bytes, rowsPer: rows / per, bytesPer: bytes / per };
    })
    .filter(({ rows, bytes }) => rows !== 0 || bytes !== 0)
    .toSorted((a, b) => b.bytes - a.bytes);
}

/** The page, as Markdown. */
export function pageOf(report: Report): string {
  const { size, visits, books, client, cpu } = report;
  const events = report.eventsPerSecond && report.eventsPerSecond * report.seconds;
  const number = (value: number, digits = 0) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const kib = (bytes: number) => number(bytes / 1_024, 1);
  const sections = [
    `# A city in a box: ${number(size.heroes)} heroes, ${number(size.companies)} companies, ${size.hours} h, ${size.speed} × as fast`,
    `${report.at}, seed ${size.seed}, ${size.visits} visits of a hero in an hour. ${report.machine}. The client took ${
      number(client.cores, 2)
    } cores of the same machine, and was itself late by ${number(client.lateMs, 1)} ms at p99: so much of the latencies may be its own.`,
    `**${isSound(report) ? 'Sound' : 'NOT SOUND'}**: ${number(report.faults.reduce((sum, { count }) => sum + count, 0))} faults; ${
      books.broken.length === 0 ? `reconciliation holds (${books.checks} checks)` : `reconciliation fails: ${books.broken.join('; ')}`
    }.`,
    table(['figure', 'value'], [
      ['visits of heroes; companies; sponsors', `${number(visits.hero)}; ${number(visits.company)}; ${number(visits.sponsor)}`],
      ['rounds of couriers; the desk', `${number(visits.courier)}; ${number(visits.desk)}`],
      ['took, s', number(report.seconds, 1)],
      ['calls/s', number(report.callsPerSecond, 1)],
      ['events/s', report.eventsPerSecond === undefined ? 'not known without --database' : number(report.eventsPerSecond, 1)],
      ['processor, product; PostgreSQL, s', cpu ? `${number(cpu.product, 1)}; ${number(cpu.postgres, 1)}` : 'not known'],
      ['processor of both per event, ms', cpu && events ? number(((cpu.product + cpu.postgres) * 1_000) / events, 1) : 'not known'],
      ['messages pushed to sockets', number(report.pushed)],
      ['visits under way at once, most', number(report.mostUnderWay)],
      ['a visit began late by, most, ms', number(report.latestMs)],
    ]),
    '## Latency per call, ms',
    table(
      ['call', 'count', 'p50', 'p95', 'p99', 'refused', 'answered later (202)'],
      report.calls.map(({ call, count, p50, p95, p99, refused, later }) =>
        [`\`${call}\``, number(count), number(p50, 1), number(p95, 1), number(p99, 1), number(refused), number(later)]),
    ),
    '## Deeds',
    table(['who: what', 'tried', 'done'], Object.entries(report.deeds).map(([deed, { tried, done }]) => [deed, number(tried), number(done)])),
    '## Refusals that clients must expect',
    orNone(report.refusals, ['code', 'call', 'count'], ({ code, call, count }) => [code, `\`${call}\``, number(count)]),
    '## Faults',
    orNone(report.faults, ['call', 'what', 'count'], ({ call, what, count }) => [call, what, number(count)]),
    '## Queues: age of the job that waited longest, s, in each tenth of the run',
    orNone(
      report.queues.filter(({ mostWaiting }) => mostWaiting > 0),
      ['queue', 'most waiting', 'oldest', ...Array.from({ length: TENTHS }, (_, tenth) => String(tenth + 1))],
      ({ queue, mostWaiting, oldest, tenths }) =>
        [queue, number(mostWaiting), number(oldest, 1), ...tenths.map((age) => number(age, 1))],
    ),
    '## Memory, MiB',
    orNone(report.memory, ['processes', 'first', 'most', 'last'], ({ what, first, most, last }) =>
      [what, number(first), number(most), number(last)]),
    '## Growth of each table',
    report.growth === undefined ? 'Not known without `--database`.' : orNone(
      report.growth,
      ['table', 'rows', 'KiB', 'rows per 1,000 heroes·hour', 'KiB per 1,000 heroes·hour'],
      ({ table, rows, bytes, rowsPer, bytesPer }) =>
        [table, number(rows), kib(bytes), number(rowsPer, 1), kib(bytesPer)],
    ),
  ];
  return `${sections.join('\n\n')}\n`;
}

function orNone<Row>(rows: readonly Row[], titles: readonly string[], cells: (row: Row) => string[]): string {
  return rows.length === 0 ? 'None.' : table(titles, rows.map(cells));
}

function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(titles), line(titles.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

// Clients of the live rooms in a process of their own: the browser's own live connection, each as another hero, which
// note what they receive. What comes to many of them is parsed and folded once: with thousands of clients on the same
// cores, they and not the server would be measured.
import { isDeepStrictEqual } from 'node:util';
import { inflateRawSync } from 'node:zlib';
import { io } from 'socket.io-client';
import { cookieOf } from './client.ts';
import { note, type Times } from './times.ts';
import { sentAtOf } from './trades.ts';

/** The part of the browser's connection that is used here; its own types want a bundler's rules. */
interface LiveConnection {
  status: string;
  /** How old what is shown may be, ms. */
  ageMs: number;
  start(): void;
  hold(room: string): unknown;
  onUpdate(listener: (update: { room: string; state: object }) => void): unknown;
  onStatus(listener: (status: string) => void): unknown;
}
const { LiveConnection } = (await import('../../web/src/kernel/live/live-connection'.concat('.ts'))) as {
  LiveConnection: new(options: object) => LiveConnection;
};
type Fold = (kind: string, state: object, change: object) => object;
const { ROOMS } = (await import('../../web/src/app/rooms'.concat('.ts'))) as { ROOMS: object };
const { foldOf } = (await import('../../web/src/kernel/live/rooms'.concat('.ts'))) as { foldOf(rooms: object): Fold };
const fold = foldOf(ROOMS);

export interface ClientsOptions {
  /** Each connects to any of them. */
  addresses: readonly string[];
  /** The heroes that they are: `bulk-<from>` to `bulk-<to>`. */
  from: number;
  to: number;
  /** The public rooms that they hold besides their own: the board and the totals unless it is given. */
  rooms?: readonly ('leaderboard' | 'impact')[];
  saveData?: boolean;
  /** How far their clocks are ahead, ms. */
  clockAheadMs?: number;
}

/** What the server says, to be shown by everybody. */
export interface Truth {
  board: unknown;
  impact: unknown;
  standings: Record<string, unknown>;
}
export interface Shown {
  wrong: string[];
  connects: number;
}

/** What clients noted since they were last asked. */
export interface Noted {
  /** From a subscription to its answer, where the client had the room before. */
  catchUps: Times;
  catchUpBytes: number;
  /** What the same answers would have been as snapshots. */
  snapshotBytes: number;
  /** From a lost connection until the client was live again. */
  liveAgain: Times;
  /** From a trade's sending to the change that brought it. */
  pushes: Times;
  /** How old what a client had last received has been, and the greatest change, bytes. */
  maxBehindMs: number;
  maxChangeBytes: number;
  /** How wrong the age was that clients showed as changes came. */
  maxAgeErrorMs: number;
  /** When the first of them did not say that it was live, or was two seconds behind: ms of the wall clock. */
  leftLiveAt?: number;
}

/** What clients can be asked to do; each is answered. */
export type Order =
  | { compare: Truth }
  | { connectTo: readonly string[] }
  | { cutEveryMs: number; forMs: number }
  | { uncut: true }
  | { report: true };

const LOOK_EVERY_MS = 100;
const KEPT_TEXTS = 500;

const options = JSON.parse(process.argv[2]!) as ClientsOptions;
const { rooms = ['leaderboard', 'impact'] } = options;
let { addresses } = options;
let noted = nothing();
const parsed = new Map<string, object>();
const bytes = new WeakMap<object, number>();
const folded = new WeakMap<object, WeakMap<object, object>>();
const count = options.to - options.from + 1;
const clients = Array.from({ length: count }, (_, at) => open(`bulk-${options.from + at}`));
for (const { connection } of clients) connection.start();
setInterval(() => clients.forEach((client) => client.look()), LOOK_EVERY_MS);
let cuts: NodeJS.Timeout[] = [];
process.on('message', (order: Order) => process.send!(obey(order)));
process.send!('ready');

function obey(order: Order): Shown | Noted | true {
  if ('compare' in order) {
    const wrong = clients.flatMap((client) => differences(client, order.compare)).slice(0, 20);
    return { wrong, connects: clients.reduce((sum, { connects }) => sum + connects(), 0) };
  }
  if ('report' in order) {
    const report = noted;
    noted = nothing();
    return report;
  }
  if ('connectTo' in order) addresses = order.connectTo;
  else if ('uncut' in order) for (const timer of cuts) clearInterval(timer);
  else {
    // Spread over the interval, as in a crowd.
    const cutInTurn = (client: (typeof clients)[number], at: number) =>
      setTimeout(() => {
        client.cut(order.forMs);
        cuts.push(setInterval(() => client.cut(order.forMs), order.cutEveryMs));
      }, (at * order.cutEveryMs) / count);
    cuts = clients.map(cutInTurn);
  }
  return true;
}

function nothing(): Noted {
  return {
    catchUps: {},
    catchUpBytes: 0,
    snapshotBytes: 0,
    liveAgain: {},
    pushes: {},
    maxBehindMs: 0,
    maxChangeBytes: 0,
    maxAgeErrorMs: 0,
  };
}

function open(heroId: string) {
  const shown = new Map<string, any>();
  const browserEvents = new EventTarget();
  let [connects, newestAt, lostAt] = [0, 0, 0];
  const socket = io(addresses[0], {
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    forceNew: true,
    extraHeaders: { cookie: cookieOf(heroId) },
  });
  const manager = socket.io as unknown as { uri: string; decoder: { tryParse: unknown } };
  manager.decoder.tryParse = parseOnce;
  socket.on('connect', () => connects++);
  socket.on('room:changed', (sent: { traceId?: string; at: number }) => {
    const message = unpackOnce(sent);
    noted.maxChangeBytes = Math.max(noted.maxChangeBytes, bytes.get(message)!);
    newestAt = Math.max(newestAt, message.at);
    const age = now() - message.at;
    // The connection hears it after this listener.
    queueMicrotask(() => (noted.maxAgeErrorMs = Math.max(noted.maxAgeErrorMs, Math.abs(connection.ageMs - age))));
    if (message.traceId !== undefined) note(noted.pushes, now() - sentAtOf(message.traceId));
  });
  const counting = {
    on: (event: string, listener: (...given: any[]) => void) =>
      socket.on(event, (message, ...given) => listener(event.startsWith('room:') ? unpackOnce(message) : message, ...given)),
    disconnect: () => socket.disconnect(),
    connect() {
      manager.uri = addresses[Math.floor(Math.random() * addresses.length)]!;
      socket.connect();
    },
    emit(name: string, request: { room: string }, answer: (given: { ok: boolean }) => void) {
      const [asked, had] = [performance.now(), shown.has(request.room)];
      socket.emit(name, request, (sent: { ok: boolean }) => {
        const took = performance.now() - asked;
        const given = unpackOnce(sent);
        answer(given);
        if (name !== 'room:subscribe' || !given.ok || !had) return;
        note(noted.catchUps, took);
        noted.catchUpBytes += bytes.get(given)!;
        noted.snapshotBytes += sizeOf(shown.get(request.room));
      });
    },
  };
  const connection = new LiveConnection({
    openSocket: async () => counting,
    browserEvents,
    random: Math.random,
    fold: foldOnce,
    now: () => now() + (options.clockAheadMs ?? 0),
    isSparing: () => options.saveData ?? false,
  });
  connection.onUpdate(({ room, state }) => shown.set(room, state));
  connection.onStatus((status) => {
    if (status === 'live' && lostAt > 0) note(noted.liveAgain, performance.now() - lostAt);
    if (status === 'live') lostAt = 0;
    else noted.leftLiveAt ??= now();
    // Neither a gap that is repaired nor the first connecting is a lost connection.
    if ((status === 'connecting' || status === 'polling') && shown.size > 0) lostAt ||= performance.now();
  });
  for (const room of [...rooms, `hero:${heroId}`]) connection.hold(room);
  return {
    heroId,
    connection,
    shown,
    connects: () => connects,
    /** Breaks the connection without a goodbye; the browser says that it has no network for a while. */
    cut(forMs: number) {
      (socket.io.engine as unknown as { transport: { ws?: { terminate(): void } } }).transport.ws?.terminate();
      browserEvents.dispatchEvent(new Event('offline'));
      setTimeout(() => browserEvents.dispatchEvent(new Event('online')), forMs);
    },
    look() {
      if (newestAt > 0) noted.maxBehindMs = Math.max(noted.maxBehindMs, now() - newestAt);
      if (connection.ageMs >= 2000) noted.leftLiveAt ??= now();
    },
  };
}

/** The wall clock in ms, with fractions: the same in every process of this machine. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

/** A packet's content; the message or answer in it is known by its size from then on. */
function parseOnce(text: string): object {
  const content = onceOf(text, () => {
    const value = JSON.parse(text) as object;
    if (Array.isArray(value)) bytes.set(Object(value.at(-1)), Buffer.byteLength(text));
    return value;
  });
  // Each client adds its own acknowledgement to what an event has brought.
  return Array.isArray(content) ? [...content] : content;
}

/** What comes compressed is known by its size as well, and goes on as if it had come as it is. */
function unpackOnce<T extends object>(sent: T & { packed?: string }): T {
  const { packed } = sent;
  if (!packed) return sent;
  return onceOf(packed, () => {
    const value = JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString()) as T;
    bytes.set(value, packed.length);
    return value;
  }) as T;
}

function onceOf(text: string, read: () => object): object {
  const value = parsed.get(text) ?? read();
  parsed.set(text, value);
  if (parsed.size > KEPT_TEXTS) parsed.delete(parsed.keys().next().value!);
  return value;
}

function foldOnce(kind: string, state: object, change: object): object {
  const after = folded.get(change) ?? new WeakMap<object, object>();
  folded.set(change, after);
  if (!after.has(state)) after.set(state, fold(kind, state, change));
  return after.get(state)!;
}

function sizeOf(state: object): number {
  if (!bytes.has(state)) bytes.set(state, Buffer.byteLength(JSON.stringify(state)));
  return bytes.get(state)!;
}

function differences(
  { heroId, connection, shown }: ReturnType<typeof open>,
  { board, impact, standings }: Truth,
): string[] {
  const found: string[] = [];
  if (connection.status !== 'live') found.push(`${heroId} is ${connection.status}`);
  if (!isDeepStrictEqual(shown.get('leaderboard')?.heroes, board)) found.push(`${heroId} shows another board`);
  if (rooms.includes('impact') && !isDeepStrictEqual(shown.get('impact'), impact))
    found.push(`${heroId} shows other totals`);
  const standing = shown.get(`hero:${heroId}`)?.standing;
  if (!isDeepStrictEqual(standing, standings[heroId]))
    found.push(`${heroId} shows ${JSON.stringify(standing)} instead of ${JSON.stringify(standings[heroId])}`);
  return found;
}

// Clients of the live rooms in a process of their own: the browser's own live connection, each as another hero, all by
// way of a network that is cut. Given the server's state, they name every client that shows anything else.
import { isDeepStrictEqual } from 'node:util';
import { io } from 'socket.io-client';
import { cookieOf } from '../processes/client.ts';

/** The part of the browser's connection that is used here; its own types want a bundler's rules. */
interface LiveConnection {
  status: string;
  start(): void;
  hold(room: string): unknown;
  onUpdate(listener: (update: { room: string; state: unknown }) => void): unknown;
}
const { LiveConnection } = (await import('../../web/src/kernel/live/live-connection'.concat('.ts'))) as {
  LiveConnection: new(options: object) => LiveConnection;
};

const { ROOMS } = (await import('../../web/src/app/rooms'.concat('.ts'))) as { ROOMS: object };
const { foldOf } = (await import('../../web/src/kernel/live/rooms'.concat('.ts'))) as { foldOf(rooms: object): unknown };
const fold = foldOf(ROOMS);

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

const [address = '', from = '1', to = '1'] = process.argv.slice(2);
const clients = Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => open(`bulk-${Number(from) + at}`));
for (const { connection } of clients) connection.start();
process.on(
  'message',
  (truth: Truth) =>
    process.send!({
      wrong: clients.flatMap((client) => differences(client, truth)).slice(0, 20),
      connects: clients.reduce((sum, { connects }) => sum + connects(), 0),
    }),
);
process.send!('ready');

function open(heroId: string) {
  const shown = new Map<string, any>();
  let connects = 0;
  const connection = new LiveConnection({
    async openSocket() {
      const socket = io(address, {
        transports: ['websocket'],
        autoConnect: false,
        reconnection: false,
        timeout: 8_000,
        forceNew: true,
        extraHeaders: { cookie: cookieOf(heroId) },
      });
      socket.on('connect', () => connects++);
      return socket;
    },
    browserEvents: new EventTarget(),
    random: Math.random,
    fold,
  });
  connection.onUpdate(({ room, state }) => shown.set(room, state));
  for (const room of ['leaderboard', 'impact', `hero:${heroId}`]) connection.hold(room);
  return { heroId, connection, shown, connects: () => connects };
}

function differences(
  { heroId, connection, shown }: ReturnType<typeof open>,
  { board, impact, standings }: Truth,
): string[] {
  const found: string[] = [];
  if (connection.status !== 'live') found.push(`${heroId} is ${connection.status}`);
  if (!isDeepStrictEqual(shown.get('leaderboard')?.heroes, board)) found.push(`${heroId} shows another board`);
  if (!isDeepStrictEqual(shown.get('impact'), impact)) found.push(`${heroId} shows other totals`);
  const standing = shown.get(`hero:${heroId}`)?.standing;
  if (!isDeepStrictEqual(standing, standings[heroId]))
    found.push(`${heroId} shows ${JSON.stringify(standing)} instead of ${JSON.stringify(standings[heroId])}`);
  return found;
}

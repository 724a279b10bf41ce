// The limit of P5, P15 and P16: socket.io alone on node:http. It sends every message to everybody in one room, and
// answers subscriptions with what it was given.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import '../processes/report-memory.ts';

/** The answers to a first subscription and to a later one, by the kind of the room. */
export type RawAnswers = Record<string, { first: object; later: object }>;

const [port = '0', answers = '{}', drainSeconds = '0'] = process.argv.slice(2);
const given = JSON.parse(answers) as RawAnswers;
let isDraining = false;
const http = createServer((_, response) => response.writeHead(isDraining ? 503 : 200).end());
const io = new Server(http, { transports: ['websocket'], maxHttpBufferSize: 8 * 1024, serveClient: false });
io.on('connection', (socket) => {
  socket.on('room:subscribe', async ({ room, since }: { room: string; since?: unknown }, ack: (answer: unknown) => void) => {
    await socket.join(room);
    const answer = given[room.split(':')[0]!];
    ack((since ? answer?.later : answer?.first) ?? { ok: true });
  });
});
process.on('message', (message) => {
  if (typeof message === 'object' && message !== null && 'broadcast' in message)
    io.to('leaderboard').emit(
      'room:changed',
      message.broadcast,
    );
});
process.channel!.ref();
process.on('SIGTERM', () => {
  isDraining = true;
  setTimeout(() => process.exit(0), Number(drainSeconds) * 1000);
});
http.listen(Number(port), '127.0.0.1', () => process.send!({ port: (http.address() as { port: number }).port }));

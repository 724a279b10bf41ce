// P5's limit: socket.io alone on node:http, which sends every message to everybody in one room.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import '../processes/report-memory.ts';

const http = createServer();
const io = new Server(http, { transports: ['websocket'], maxHttpBufferSize: 8 * 1024, serveClient: false });
io.on('connection', (socket) => {
  socket.on('room:subscribe', async ({ room }: { room: string }, ack: (answer: unknown) => void) => {
    await socket.join(room);
    ack({ ok: true });
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
process.on('SIGTERM', () => process.exit(0));
http.listen(0, '127.0.0.1', () => process.send!({ port: (http.address() as { port: number }).port }));

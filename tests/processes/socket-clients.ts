// Many live clients in a process of their own: each follows the `leaderboard` room and notes when a change arrives.
// They speak just enough websocket and Socket.IO over plain sockets that the server is what is measured.
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** The wall clock in ms, with fractions: the same in every process of this machine. */
const now = () => performance.timeOrigin + performance.now();

/** How one change came to all sockets of this process. Times in ms of the wall clock. */
export interface Arrival {
  first: number;
  last: number;
  /** The message as it came, without its frame. */
  text: string;
}

const [port, sockets] = process.argv.slice(2).map(Number) as [number, number];
const CONNECTING_AT_ONCE = 50;
let arrived = 0;
let first = 0;

const waiting = Array.from({ length: sockets });
await Promise.all(
  Array.from({ length: CONNECTING_AT_ONCE }, async () => {
    while (waiting.length > 0) {
      waiting.pop();
      await follow();
    }
  }),
);
process.send!('ready');
process.on('message', () => {
  arrived = 0;
});
process.on('SIGTERM', () => process.exit(0));

/** Connects one socket and resolves once it is in the room. */
function follow(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    let rest: Buffer = Buffer.alloc(0);
    let upgraded = false;
    socket.once('error', reject).once('close', () => reject(new Error('The server closed a connection.')));
    socket.on('data', (chunk) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      if (!upgraded) {
        const end = rest.indexOf('\r\n\r\n');
        if (end < 0) return;
        upgraded = true;
        rest = rest.subarray(end + 4);
      }
      for (let frame = frameAt(rest); frame; frame = frameAt(rest)) {
        take(socket, rest.subarray(frame.from, frame.to), resolve);
        rest = rest.subarray(frame.to);
      }
    });
    socket.write(
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`
        + `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
  });
}

/** Where the first whole frame's content lies. A server's frames are not masked. */
function frameAt(bytes: Buffer): { from: number; to: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes[1]! & 0x7f;
  const from = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < from) return undefined;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  return bytes.length < from + length ? undefined : { from, to: from + length };
}

function take(socket: Socket, content: Buffer, entered: () => void): void {
  const head = content.toString('latin1', 0, 2);
  if (head[0] === '0') say(socket, '40');
  else if (head[0] === '2') say(socket, '3');
  else if (head === '40') say(socket, '420["room:subscribe",{"room":"leaderboard"}]');
  else if (head === '43') entered();
  else if (head === '42') {
    if (arrived === 0) first = now();
    arrived++;
    if (arrived === sockets) process.send!({ first, last: now(), text: content.toString() } satisfies Arrival);
  }
}

/** Sends a text of up to 125 bytes; a mask of zeros leaves it as it is. */
function say(socket: Socket, text: string): void {
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]));
}

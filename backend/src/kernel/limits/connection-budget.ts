import type { Socket as NetSocket } from 'node:net';
import type { Socket } from 'socket.io';
import { LIMITS } from './policy.js';

/** What Socket.IO's sockets are carried by. */
type Connection = Socket['conn'];

/** A Socket.IO packet that asks for a namespace other than the one there is. */
const OTHER_NAMESPACE = '0/';

/**
 * Cuts a connection off that sends more packets or bytes than any page does, known messages or not, or that asks for a
 * namespace that does not exist: both before Socket.IO has read them, since answering each is what a flood is after.
 */
export function limitConnection(connection: Connection): void {
  const network = connection.request.socket as NetSocket;
  let windowEnds = 0;
  let packets = 0;
  let bytes = 0;
  const spend = (morePackets: number, moreBytes: number) => {
    const now = performance.now();
    if (now > windowEnds) {
      windowEnds = now + LIMITS.connection.windowMs;
      packets = 0;
      bytes = 0;
    }
    packets += morePackets;
    bytes += moreBytes;
    if (packets > LIMITS.connection.packets || bytes > LIMITS.connection.bytes) cutOff();
  };
  const cutOff = () => {
    network.destroy();
    // What has arrived already is not read any more.
    connection.close(true);
  };
  network.on('data', (chunk: Buffer) => spend(0, chunk.length));
  connection.on('packet', ({ data }: { data?: unknown }) => {
    spend(1, 0);
    if (typeof data === 'string' && data.startsWith(OTHER_NAMESPACE)) cutOff();
  });
}

import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A network between clients and a server, whose connections can be cut without a goodbye, held up, or made slow. */
export interface CuttingProxy {
  address: string;
  readonly count: number;
  /** What has passed in both directions, without the headers of TCP and IP. */
  readonly bytes: number;
  /** Cuts a share of all connections. */
  cut(share: number): number;
  /** Holds up what a share of the connections receive: their clients read nothing for so long. */
  hold(share: number, ms: number): number;
  /** From now on no client receives more bytes a second than these. */
  slow(bytesPerSecond: number): void;
  close(): void;
}

const SLOW_STEP_MS = 250;

export async function startProxy(target: string, random: () => number): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<{ client: Socket; server: Socket }>();
  let ended = 0;
  let pace = Number.POSITIVE_INFINITY;
  const passed = ({ client }: { client: Socket }) => client.bytesRead + client.bytesWritten;
  const slowDown = ({ client, server }: { client: Socket; server: Socket }) => {
    server.unpipe(client).pause();
    const step = setInterval(() => {
      const part = server.read(Math.min(server.readableLength, (pace * SLOW_STEP_MS) / 1000)) as Buffer | null;
      if (part) client.write(part);
    }, SLOW_STEP_MS);
    client.once('close', () => clearInterval(step));
  };
  const proxy: Server = createServer((client) => {
    const server = connect({ host: hostname, port: Number(port), noDelay: true });
    const pair = { client, server };
    pairs.add(pair);
    const end = () => {
      if (pairs.delete(pair)) ended += passed(pair);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
    client.pipe(server);
    if (Number.isFinite(pace)) slowDown(pair);
    else server.pipe(client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const chosen = (share: number) => [...pairs].filter(() => random() < share);
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    get count() {
      return pairs.size;
    },
    get bytes() {
      return [...pairs].reduce((sum, pair) => sum + passed(pair), ended);
    },
    cut(share) {
      const cut = chosen(share);
      for (const { client, server } of cut) {
        client.resetAndDestroy();
        server.resetAndDestroy();
      }
      return cut.length;
    },
    hold(share, ms) {
      const held = chosen(share);
      for (const { client, server } of held) {
        server.unpipe(client);
        server.pause();
        setTimeout(() => server.pipe(client), ms);
      }
      return held.length;
    },
    slow(bytesPerSecond) {
      pace = bytesPerSecond;
      for (const pair of pairs) slowDown(pair);
    },
    close() {
      for (const { client, server } of pairs) {
        client.destroy();
        server.destroy();
      }
      proxy.close();
    },
  };
}

import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A network between clients and a server, whose connections can be cut without a goodbye, held up, or refused. */
export interface CuttingProxy {
  address: string;
  readonly count: number;
  /** Cuts a share of all connections. */
  cut(share: number): number;
  /** Holds up what a share of the connections receive: their clients read nothing for so long. */
  hold(share: number, ms: number): number;
  close(): void;
}

export async function startProxy(target: string, random: () => number): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<{ client: Socket; server: Socket }>();
  const proxy: Server = createServer((client) => {
    const server = connect({ host: hostname, port: Number(port), noDelay: true });
    const pair = { client, server };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
    client.pipe(server);
    server.pipe(client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const chosen = (share: number) => [...pairs].filter(() => random() < share);
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    get count() {
      return pairs.size;
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
    close() {
      for (const { client, server } of pairs) {
        client.destroy();
        server.destroy();
      }
      proxy.close();
    },
  };
}

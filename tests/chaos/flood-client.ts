// Floods a backend's sockets from a process of its own: `node flood-client.ts <address> <flood> <seconds>`.
const [address, flood, seconds] = process.argv.slice(2) as [string, string, string];
const AT_ONCE = 8;
const PACKETS = 20_000;
const url = `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
const end = performance.now() + Number(seconds) * 1000;
let connections = 0;
let packets = 0;

const PACKET: Record<string, (at: number) => string> = {
  namespaces: (at) => `40/namespace-${at},`,
  subscribes: (at) => `42${at}["room:subscribe",{"room":"leaderboard"}]`,
  bytes: () => `42["nonsense","${'x'.repeat(8_000)}"]`,
};

/** One connection after the other; each sends until it is cut off. */
async function floodOn(): Promise<void> {
  while (performance.now() < end) {
    await new Promise<void>((resolve) => {
      const socket = new WebSocket(url);
      connections++;
      const late = setTimeout(() => socket.close(), Math.max(0, end - performance.now()));
      socket.addEventListener('open', () => {
        const packet = PACKET[flood];
        if (!packet) return;
        if (flood === 'subscribes') socket.send('40');
        for (let sent = 0; sent < PACKETS && socket.readyState === WebSocket.OPEN; sent++, packets++)
          socket.send(packet(sent));
      });
      socket.addEventListener('error', () => undefined);
      socket.addEventListener('close', () => {
        clearTimeout(late);
        resolve();
      });
    });
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, floodOn));
process.stdout.write(`${connections} connections, ${packets} packets\n`);
process.exit(0);

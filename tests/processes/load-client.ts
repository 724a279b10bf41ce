// A load generator in a process of its own: keeps a number of requests in flight against one address for some seconds
// and prints what it measured as JSON. It speaks just enough HTTP over plain sockets that the server is what is
// measured.
import { connect, type Socket } from 'node:net';
import { parseArgs } from 'node:util';

export interface LoadResult {
  answers: number;
  perSecond: number;
  /** ms */
  p50: number;
  p99: number;
  errors: number;
}

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    connections: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '4' },
    warmup: { type: 'string', default: '1' },
    body: { type: 'string' },
    /** `{hero}` in the URL becomes a random number up to this. */
    heroes: { type: 'string', default: '1' },
  },
});
const url = new URL(values.url!);
const connections = Number(values.connections);
const path = decodeURI(url.pathname) + url.search;
const requestFor = (target: string) =>
  Buffer.from(
    `${values.body ? 'POST' : 'GET'} ${target} HTTP/1.1\r\nHost: ${url.host}\r\n` +
      (values.body ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(values.body)}\r\n` : '') +
      `\r\n${values.body ?? ''}`,
  );
const fixed = requestFor(path);
const nextRequest = () =>
  path.includes('{hero}')
    ? requestFor(path.replace('{hero}', String(1 + Math.floor(Math.random() * Number(values.heroes)))))
    : fixed;

const latencies: number[] = [];
let errors = 0;
const measureFrom = performance.now() + Number(values.warmup) * 1000;
const measureTo = measureFrom + Number(values.seconds) * 1000;

await Promise.all(Array.from({ length: connections }, keepAsking));
latencies.sort((a, b) => a - b);
const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
const result: LoadResult = {
  answers: latencies.length,
  perSecond: latencies.length / Number(values.seconds),
  p50: at(0.5),
  p99: at(0.99),
  errors,
};
process.stdout.write(JSON.stringify(result));
process.exit(0);

async function keepAsking(): Promise<void> {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  await new Promise((resolve) => socket.once('connect', resolve));
  for (;;) {
    const started = performance.now();
    if (started >= measureTo) break;
    const ok = await ask(socket);
    const ended = performance.now();
    if (started < measureFrom || ended > measureTo) continue;
    if (ok) latencies.push(ended - started);
    else errors++;
  }
  socket.destroy();
}

/** Sends the request and waits for the whole answer; whether it was a 200. */
function ask(socket: Socket): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let received = 0;
    let expected = 0;
    let ok = false;
    const finish = () => {
      socket.off('data', take).off('close', broken);
      resolve(ok);
    };
    const take = (chunk: Buffer) => {
      if (expected === 0) {
        const head = chunk.toString('latin1');
        const headLength = head.indexOf('\r\n\r\n') + 4;
        ok = head.startsWith('HTTP/1.1 200 ');
        expected = headLength + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      }
      received += chunk.length;
      if (received >= expected) finish();
    };
    const broken = () => reject(new Error(`${url.href} closed the connection`));
    socket.on('data', take).once('close', broken);
    socket.write(nextRequest());
  });
}

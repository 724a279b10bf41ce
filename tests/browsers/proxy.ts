import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ON_PAGE_SCRIPT } from './on-page.ts';

/** Stands between a browser and the product. */
export interface Proxy {
  address: string;
  /** Ends all connections, and takes no new ones until `resume`. */
  refuse(): void;
  resume(): void;
  close(): void;
}

/** Puts `onPage` first into every page, and takes away the policy that forbids it. */
export async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Duplex>();
  let refuses = false;

  const server = createServer((asked, response) => {
    const { 'accept-encoding': _, 'if-none-match': __, ...kept } = asked.headers;
    // A page that is not changed would be one without the script.
    const headers = asked.headers.accept?.includes('text/html') ? kept : asked.headers;
    const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, (answer) => {
      if (!answer.headers['content-type']?.startsWith('text/html') || answer.headers['content-encoding']) {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      } else {
        void sendPage(answer);
      }
    });
    passed.on('error', () => response.destroy());
    asked.pipe(passed);

    async function sendPage(answer: IncomingMessage): Promise<void> {
      let page = '';
      for await (const part of answer.setEncoding('utf8')) page += part;
      const { 'content-length': _, 'content-security-policy': __, etag: ___, ...rest } = answer.headers;
      response.writeHead(answer.statusCode!, { ...rest, 'cache-control': 'no-store' });
      response.end(page.replace('<head>', () => `<head>${ON_PAGE_SCRIPT()}`));
    }
  });

  server.on('connection', (socket: Socket) => {
    if (refuses) return void socket.destroy();
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
  });
  server.on('upgrade', ({ method, url, rawHeaders }, socket, head) => {
    const upstream = connect(Number(port), hostname, () => {
      const lines = rawHeaders.map((text, at) => (at % 2 ? `${text}\r\n` : `${text}: `)).join('');
      upstream.write(`${method} ${url} HTTP/1.1\r\n${lines}\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const end = () => sockets.forEach((socket) => socket.destroy());
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuse() {
      refuses = true;
      end();
    },
    resume: () => void (refuses = false),
    close() {
      server.close();
      end();
    },
  };
}

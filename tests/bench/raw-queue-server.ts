// P3's limit behind HTTP: bare node:http in front of the shortest queue program.
import { createServer } from 'node:http';
import { openRawQueue } from './raw-queue.ts';

const ask = await openRawQueue(process.env.REDIS_URL!);
const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
  request.once('end', () => {
    void ask(JSON.parse(body)).then((result) => {
      const answer = JSON.stringify(result);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) });
      response.end(answer);
    });
  });
});
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as { port: number }).port }));
process.on('SIGTERM', () => process.exit(0));

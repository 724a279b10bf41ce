// The limits of P3, P6 and P22 behind HTTP: bare node:http in front of the shortest queue program, or, without a queue,
// of the handler of claims.
import { createServer } from 'node:http';
import { openHandlerClaims } from './handler-claims.ts';
import { openRawQueue } from './raw-queue.ts';

const { REDIS_URL, DATABASE_URL } = process.env;
const ask = REDIS_URL ? await openRawQueue(REDIS_URL) : await claims(DATABASE_URL!);
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

async function claims(databaseUrl: string) {
  const claim = await openHandlerClaims(databaseUrl);
  return ({ rewardId, heroId }: { rewardId: string; heroId: string }) => claim(rewardId, heroId);
}

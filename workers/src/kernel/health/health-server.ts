import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import type { Heartbeat } from './heartbeat.js';

/** Serves /health/live, /health/ready and /metrics for a worker process. */
export function serveHealth(heartbeat: Heartbeat, registry: Registry, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
    if (request.url === '/health/live') json(200, { status: 'live' });
    else if (request.url === '/health/ready') {
      const report = heartbeat.current();
      json(report.ready ? 200 : 503, { status: report.ready ? 'ready' : 'not_ready', ...report });
    } else if (request.url === '/metrics') {
      void registry.metrics().then((text) =>
        response.writeHead(200, { 'content-type': registry.contentType }).end(text)
      );
    } else json(404, { error: { code: 'not_found', message: 'Known: /health/live, /health/ready, /metrics.' } });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { startTracing } from '@planet-heroes/platform/observability/tracing';
import { oneFoundation } from '../../support/foundations.js';
import { connectToRooms } from '../../support/socket-client.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

/** A collector that takes OTLP over HTTP, as JSON. */
async function startCollector() {
  const spans: SentSpan[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.url === '/v1/traces') {
        const { resourceSpans } = JSON.parse(Buffer.concat(parts).toString());
        for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { spans, endpoint: `http://127.0.0.1:${port}`, close: () => server.closeAllConnections() ?? server.close() };
}

/** A collector that takes what it is sent and does not answer. */
async function startSilentCollector() {
  let waiting = 0;
  const server = createServer((_request, response) => {
    waiting += 1;
    response.once('close', () => (waiting -= 1));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    /** Whether an export still waits for its answer. */
    isWaitedFor: () => waiting > 0,
    endpoint: `http://127.0.0.1:${port}`,
    close: () => server.closeAllConnections() ?? server.close(),
  };
}

const join = (product: TestProduct, traceId: string) =>
  product.call('POST', '/api/heroes', { name: 'Traced' }, { traceparent: `00-${traceId}-00f067aa0ba902b7-01` });

describe.each(oneFoundation(import.meta.url))('traces, with $name', ({ redisUrl }) => {
  it('are one from the call to the push, with spans of backend and worker', async () => {
    const collector = await startCollector();
    const endTracing = await startTracing(collector.endpoint, 'planet-heroes-test');
    const product = await startTestProduct({ redisUrl });
    // By the queue, as where the workers are processes of their own.
    product.platform.workersHere?.withdraw('heroes');
    const client = await connectToRooms(product.address);
    const traceIds = Array.from({ length: 3 }, () => randomBytes(16).toString('hex'));
    try {
      await client.subscribe('leaderboard');
      // Together: their jobs are put on the queue, and handled, in one go.
      const joined = await Promise.all(traceIds.map((traceId) => join(product, traceId)));
      expect(joined.map(({ status }) => status)).toEqual([201, 201, 201]);
      await until('the push to be noted', async () => {
        const id = joined.at(-1)!.headers.get('command-id')!;
        return (await product.operate('GET', `/api/ops/commands/${id}`)).body.pushed !== null;
      });
    } finally {
      client.socket.disconnect();
      await product.close();
      await endTracing();
      collector.close();
    }
    for (const traceId of traceIds) {
      const spans = collector.spans.filter((span) => span.traceId === traceId);
      const names = spans.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['POST /api/heroes', 'queue wait', 'handle join-hero']));
      const request = spans.find(({ name }) => name === 'POST /api/heroes')!;
      expect(request.parentSpanId).toBe('00f067aa0ba902b7');
      // Every span but the call's own hangs below another of its trace.
      const known = new Set(spans.map(({ spanId }) => spanId));
      const stray = spans.filter((span) => span !== request && !known.has(span.parentSpanId!));
      expect(stray.map(({ name }) => name)).toEqual([]);
    }
    const all = collector.spans.filter((span) => traceIds.includes(span.traceId)).map(({ name }) => name);
    expect(all).toEqual(expect.arrayContaining(['project', 'push']));
  });

  it('keep nobody waiting while the collector does not answer', async () => {
    const collector = await startSilentCollector();
    const endTracing = await startTracing(collector.endpoint, 'planet-heroes-test');
    const product = await startTestProduct({ redisUrl });
    try {
      await until('an answer while an export waits', async () => {
        expect((await join(product, randomBytes(16).toString('hex'))).status).toBe(201);
        return collector.isWaitedFor();
      });
    } finally {
      collector.close();
      await product.close();
      await endTracing();
    }
  });
});

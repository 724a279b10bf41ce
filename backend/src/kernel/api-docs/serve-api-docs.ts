import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastifyStatic from '@fastify/static';
import { DOCUMENT_CALLS } from '@planet-heroes/contracts/kernel/calls/document-calls';
import type { Config } from '@planet-heroes/platform/config/config';
import { type EncodedBody, encodeBody, sendEncoded } from '../http/encoded-body.js';
import { answeredByPlainRoutes } from '../http/implementations.js';
import { PAGE_HEADERS } from '../http/security-headers.js';
import { asyncApiDocument } from './asyncapi-document.js';
import { DOCS_PAGE, DOCS_POLICY, DOCS_SCRIPT } from './docs-page.js';
import { openApiDocument } from './openapi-document.js';

const { readApiPage, readOpenApi, readAsyncApi } = DOCUMENT_CALLS;
answeredByPlainRoutes([readApiPage, readOpenApi, readAsyncApi]);

const ASSETS = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);
/** Of addresses of our own in examples: here they are those of this installation. */
const EXAMPLE_ORIGIN = 'https://planet-heroes.example';
const DAY_SECONDS = 86_400;

/** Serves the description of the calls and of the socket's messages, and the page that shows the calls. */
export async function serveApiDocs(fastify: FastifyInstance, config: Config): Promise<void> {
  const json = 'application/json; charset=utf-8';
  serveText(fastify, readOpenApi.path, json, () => {
    const document = JSON.stringify(openApiDocument(config.site.contactEmail));
    return document.replaceAll(EXAMPLE_ORIGIN, new URL(config.publicUrl).origin);
  });
  serveText(fastify, readAsyncApi.path, json, () => JSON.stringify(asyncApiDocument()));
  serveText(fastify, '/api/docs/start.js', 'text/javascript; charset=utf-8', () => DOCS_SCRIPT);
  const headers = { ...PAGE_HEADERS, 'content-security-policy': DOCS_POLICY };
  serveText(fastify, readApiPage.path, 'text/html; charset=utf-8', () => DOCS_PAGE, headers);
  await fastify.register(fastifyStatic, {
    root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
    prefix: '/api/docs/assets/',
    decorateReply: false,
    index: false,
    maxAge: DAY_SECONDS * 1000,
    allowedPath: (path) => ASSETS.has(path.replace(/^\//, '')),
  });
}

/** Serves a text that stays the same while the server runs; made when it is first asked for, to start quickly. */
function serveText(
  fastify: FastifyInstance,
  url: string,
  type: string,
  make: () => string,
  headers: Record<string, string> = {},
): void {
  let made: Promise<EncodedBody> | undefined;
  fastify.get(url, async (request, reply) => {
    made ??= encodeBody(make());
    return sendEncoded(request, reply.headers(headers).type(type), await made);
  });
}

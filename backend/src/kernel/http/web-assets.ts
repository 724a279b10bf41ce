import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyStatic from '@fastify/static';
import { screenPathAt } from '@planet-heroes/contracts/kernel/screen-paths';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { FILLED_FILES, SITE_DEFAULTS } from '@planet-heroes/contracts/kernel/site/catalogue';
import type { Config } from '@planet-heroes/platform/config/config';
import { FilledPages } from './filled-pages.js';
import { OPS_PAGE_HEADERS, PAGE_HEADERS } from './security-headers.js';

const WEB_ROOT = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const PAGES = 'planetHeroesPages';
const YEAR_SECONDS = 31_536_000;
/** How long what it says can be relied on. */
const SECURITY_TEXT_MS = 180 * DAY_MS;

/**
 * Serves the built web: hashed assets are cached for a year, everything else is revalidated each time. Pages have the
 * installation's settings filled in.
 */
export async function serveWebAssets(fastify: FastifyInstance, config: Config): Promise<void> {
  if (!existsSync(WEB_ROOT)) return;
  // The last bytes of a file may be more than it has (RFC 9110, section 14.1.2): the whole is an answer to any range.
  fastify.addHook('onRequest', (request, _reply, next) => {
    if (request.headers.range?.startsWith('bytes=-')) delete request.headers.range;
    next();
  });
  await fastify.register(fastifyStatic, {
    root: WEB_ROOT,
    wildcard: false,
    globIgnore: FILLED_FILES,
    cacheControl: false,
    preCompressed: true,
    index: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      void reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      if (/\.html(\.br|\.gz)?$/.test(path))
        void reply.headers(path.includes('/ops/index.html') ? OPS_PAGE_HEADERS : PAGE_HEADERS);
    },
  });
  // Read late: with PORT=0 the port is known once it is open.
  const pages = new FilledPages(WEB_ROOT, config.site, () => config.publicUrl);
  fastify.decorate(PAGES, pages);
  fastify.get('/.well-known/security.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText(config)));
  for (const file of globSync(FILLED_FILES, { cwd: WEB_ROOT })) {
    fastify.get(`/${file}`, (request, reply) =>
      pages.send(request, file.endsWith('.html') ? reply.headers(PAGE_HEADERS) : reply, file));
  }
}

/** Where faults in security are reported (RFC 9116). */
function securityText({ site, publicUrl }: Config): string {
  return [
    `Contact: mailto:${site.contactEmail ?? SITE_DEFAULTS.contactEmail}`,
    `Expires: ${new Date(Date.now() + SECURITY_TEXT_MS).toISOString()}`,
    'Preferred-Languages: en, ar',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/**
 * Sends the single page, with the head of its screen, for every path that is neither a file nor a call; with 404 where
 * it will show Page Not Found.
 */
export async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const [address, query] = request.url.split('?');
  const path = address!.replace(/(.)\/+$/, '$1');
  const screen = screenPathAt(path);
  void reply.status(screen ? 200 : 404).headers(PAGE_HEADERS);
  const pages = request.server.getDecorator<FilledPages>(PAGES);
  const folder = /^ar(?![a-z])/i.test(new URLSearchParams(query).get('lang') ?? '') ? 'pages/ar' : 'pages';
  await pages.send(request, reply, screen ? `${folder}${screen === '/' ? '/index' : screen}.html` : 'index.html');
}

/** Whether an unknown path should get the page: a browser navigating, outside the calls and the assets. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0]!;
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|ops|health|metrics|assets|socket\.io)(\/|$)/.test(path) &&
    (headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept)) &&
    existsSync(WEB_ROOT)
  );
}

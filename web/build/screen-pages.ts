import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ResolvedConfig } from 'vite';
import type { ScreenPage } from '../src/app/prerender.tsx';

/** Where the pages are shown; links in a shared card must be whole addresses. */
const SITE = (process.env.VITE_SITE_URL ?? 'https://planetheroes.example').replace(/\/$/, '');

/**
 * Writes `pages/<path>.html` for every screen: the single page with the screen's own title, description and card, and
 * with its first sight, so that it shows before any script has run. A map of the site goes with them.
 */
export function screenPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'planet-heroes:screen-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('There is no index.html to make the screens’ pages of.');
        const pages = await drawAhead(config.root);
        for (const page of pages) {
          // React leaves out what fails to render and says so in a comment: better no build than a page without its screen.
          if (page.html.includes('<!--$!-->')) throw new Error(`The screen at ${page.path} needs a browser to render.`);
          this.emitFile({ type: 'asset', fileName: fileOf(page.path), source: withScreen(String(index.source), page) });
        }
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(pages) });
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: `User-agent: *\nDisallow: /api/\nDisallow: /ops\nSitemap: ${SITE}/sitemap.xml\n` });
      },
    },
  };
}

async function drawAhead(root: string): Promise<ScreenPage[]> {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [react()],
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { prerender } = (await server.ssrLoadModule('/src/app/prerender.tsx')) as { prerender(): Promise<ScreenPage[]> };
    return await prerender();
  } finally {
    await server.close();
  }
}

function fileOf(path: string): string {
  return `pages${path === '/' ? '/index' : path}.html`;
}

function withScreen(html: string, { path, title, description, html: screen }: ScreenPage): string {
  const card = {
    'og:type': 'website',
    'og:site_name': 'Planet Heroes',
    'og:title': title,
    'og:description': description,
    'og:url': SITE + path,
    'og:image': `${SITE}/social-card.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': 'en_AE',
  };
  const tags = [
    `<link rel="canonical" href="${SITE}${path}" />`,
    ...Object.entries(card).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => `<meta name="description" content="${escaped(description)}" />`)
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-static>${screen}</div>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function sitemap(pages: readonly ScreenPage[]): string {
  const entries = pages.filter(({ path }) => path !== '/home').map(({ path }) => `  <url><loc>${SITE}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

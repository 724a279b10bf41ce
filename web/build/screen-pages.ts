import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ResolvedConfig, type Rollup, type ViteDevServer } from 'vite';
import { PUBLIC_URL_TOKEN } from '@planet-heroes/contracts/kernel/site/catalogue';
import type { ScreenPage } from '../src/app/prerender.tsx';

/** Where the pages are shown, which the server fills in; links in a shared card must be whole addresses. */
const SITE = PUBLIC_URL_TOKEN;
/** Screens that show a visitor's own things, and nothing to somebody who searches. */
const PRIVATE: ReadonlySet<string> = new Set([
  '/my-trade-ins', '/corporate-dashboard', '/corporate-quotes', '/purchase-orders', '/account-management',
  '/unsubscribe',
]);

/** The menu and the notifications load when they are first wanted, which may be without a connection. */
const LATER = ['/src/app/layout/header/mobile-menu.tsx', '/src/kit/toast/toaster.tsx'] as const;

/** What a screen's languages are called to search engines. */
const LANGUAGES = [['en', 'en'], ['ar', 'ar'], ['x-default', 'en']] as const;

/**
 * Writes `pages/<path>.html` for every screen, and `pages/ar/<path>.html` in Arabic: the single page with the screen's
 * own title, description and card, and with its first sight, so that it shows before any script has run. The client
 * hydrates the English one as it stands. A map of the site goes with them.
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
          // React leaves out what fails to render and says so in a comment: better no build than a page without its
          // screen.
          if (page.html.includes('<!--$!-->')) throw new Error(`The screen at ${page.path} needs a browser to render.`);
          const scripts = scriptsOf(page.module, bundle);
          const later = page.path === '/' ? LATER.flatMap((file) => scriptsOf(config.root + file, bundle)) : [];
          this.emitFile({
            type: 'asset',
            fileName: fileOf(page),
            source: withScreen(String(index.source), page, scripts, later),
          });
        }
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(pages) });
        this.emitFile({
          type: 'asset',
          fileName: 'robots.txt',
          source: `User-agent: *\nDisallow: /api/\nDisallow: /ops\nSitemap: ${SITE}/sitemap.xml\n`,
        });
      },
    },
  };
}

/** A drawn screen, with the file that its code begins in. */
type DrawnScreen = ScreenPage & { module: string };

async function drawAhead(root: string): Promise<DrawnScreen[]> {
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
    const { prerender } = (await server.ssrLoadModule('/src/app/prerender.tsx')) as {
      prerender(): Promise<ScreenPage[]>;
    };
    return (await prerender()).map((page) => ({ ...page, module: moduleOf(page, server) }));
  } finally {
    await server.close();
  }
}

function moduleOf({ path, Content }: ScreenPage, { moduleGraph }: ViteDevServer): string {
  const module = [...moduleGraph.idToModuleMap.values()].find(({ ssrModule }) =>
    Object.values(ssrModule ?? {}).includes(Content)
  );
  if (!module?.file) throw new Error(`No file holds the screen at ${path}.`);
  return module.file;
}

/** The script that holds a screen's code, and all that it needs besides: named in the page, they come in one go. */
function scriptsOf(module: string, bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!found) throw new Error(`No script holds ${module}.`);
  const scripts = new Set([found.fileName]);
  for (const script of scripts) {
    for (const needed of chunks.find(({ fileName }) => fileName === script)?.imports ?? []) scripts.add(needed);
  }
  return [...scripts];
}

function fileOf({ path, locale }: ScreenPage): string {
  return `pages${locale === 'ar' ? '/ar' : ''}${path === '/' ? '/index' : path}.html`;
}

/** Where search engines find a screen in a language. */
function addressOf(path: string, locale: ScreenPage['locale']): string {
  return SITE + path + (locale === 'ar' ? '?lang=ar' : '');
}

function withScreen(
  html: string,
  { path, locale, title, description, data, html: screen }: ScreenPage,
  scripts: readonly string[],
  later: readonly string[],
): string {
  const card = {
    'og:type': 'website',
    'og:site_name': 'Planet Heroes',
    'og:title': title,
    'og:description': description,
    'og:url': addressOf(path, locale),
    'og:image': `${SITE}/social-card.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': `${locale}_AE`,
  };
  const tags = [
    `<link rel="canonical" href="${addressOf(path, locale)}" />`,
    ...(PRIVATE.has(path) ? ['<meta name="robots" content="noindex" />'] : LANGUAGES.map(([name, to]) =>
      `<link rel="alternate" hreflang="${name}" href="${addressOf(path, to)}" />`
    )),
    ...(data ? [`<script type="application/ld+json">${JSON.stringify(data)}</script>`] : []),
    ...Object.entries(card).map(([property, content]) =>
      `<meta property="${property}" content="${escaped(content)}" />`
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...scripts.filter((file) => !html.includes(`"/${file}"`)).map((file) =>
      `<link rel="modulepreload" crossorigin href="/${file}" />`
    ),
    // Browsers know no such relation and load nothing: the service worker keeps what a page names.
    ...[...new Set(later)].filter((file) => !scripts.includes(file) && !html.includes(`"/${file}"`)).map((file) =>
      `<link rel="kept-offline" href="/${file}" />`
    ),
  ];
  return afterTheFirstSight(html, tags)
    .replace(/<html[^>]*>/, (tag) => (locale === 'ar' ? '<html lang="ar" dir="rtl">' : tag))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => `<meta name="description" content="${escaped(description)}" />`)
    .replace('<div id="root"></div>', () =>
      `<div id="root" data-static="${path}"${locale === 'ar' ? ' data-arabic' : ''}>${screen}</div>`);
}

/**
 * Adds the tags, and lets styles and fonts come before all scripts: the screen shows without any, and on a slow line
 * they would share it.
 */
function afterTheFirstSight(html: string, tags: readonly string[]): string {
  return html
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function sitemap(pages: readonly ScreenPage[]): string {
  const shown = pages.filter(({ path, locale }) => locale === 'en' && path !== '/home' && !PRIVATE.has(path));
  const entries = shown.map(({ path }) => `  <url><loc>${SITE}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${
    entries.join('\n')
  }\n</urlset>\n`;
}

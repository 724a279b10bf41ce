import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { minifyPublic } from './build/minify-public.ts';
import { opsPage } from './build/ops-page.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { refuseCircles, scriptGroups } from './build/script-groups.ts';
import { screenPages } from './build/screen-pages.ts';

/** The host of the page is passed on as it is: the backend answers only to pages of its own origin. */
const backend = { target: 'http://127.0.0.1:3000', changeOrigin: false };

export default defineConfig(async ({ command }) => ({
  plugins: [
    react(), tailwindcss(), preloadFonts(), refuseCircles(), screenPages(), opsPage(), minifyPublic(), precompress(),
  ],
  resolve: {
    alias: [{
      find: /^\.\/(transports\/)?(polling-fetch|polling-xhr|polling-xhr\.node|webtransport|binary|is-binary)\.js$/,
      replacement: fileURLToPath(new URL('build/unused-of-socket-io.ts', import.meta.url)),
    }],
  },
  build: {
    // The colours rest on light-dark(), which must reach the browser untouched: rewritten, it could not follow a
    // section that sets its own color-scheme. Browsers that know it know links that preload modules.
    modulePreload: { polyfill: false },
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Groups made of the module graph hold what their modules need, or leave it to the group that more entries need.
      ...(command === 'build' && {
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: await scriptGroups() } },
      }),
    },
  },
  server: {
    proxy: {
      '/api': backend,
      '/socket.io': { ...backend, ws: true },
    },
  },
}));

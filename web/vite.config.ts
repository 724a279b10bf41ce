import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { minifyPublic } from './build/minify-public.ts';
import { opsPage } from './build/ops-page.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { refuseCircles, scriptGroups } from './build/script-groups.ts';
import { schemesOfSections } from './build/schemes-of-sections.ts';
import { screenPages } from './build/screen-pages.ts';

/** The host of the page is passed on as it is: the backend answers only to pages of its own origin. */
const backend = { target: 'http://127.0.0.1:3000', changeOrigin: false };

export default defineConfig(async ({ command }) => ({
  plugins: [
    react(), tailwindcss(), schemesOfSections(), preloadFonts(), refuseCircles(), screenPages(), opsPage(),
    minifyPublic(), precompress(),
  ],
  resolve: {
    alias: [{
      find: /^\.\/(\w+\/)?(polling-(fetch|xhr(\.node)?)|webtransport|(is-)?binary|backo2|base64-arraybuffer)\.js$/,
      replacement: fileURLToPath(new URL('build/unused-of-socket-io.ts', import.meta.url)),
    }],
  },
  build: {
    // Browsers that are older read one sentence (`too-old` of kit/styles.css). These know links that preload modules;
    // what else they lack, browser-support.test.ts names.
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'],
    modulePreload: {
      polyfill: false,
      // The page has loaded its own entry, and Firefox reports an error for a link to it.
      resolveDependencies: (_file: string, needed: string[]) =>
        needed.filter((file) => !/^assets\/index-[^/]+\.js$/.test(file)),
    },
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

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { schemesOfSections } from './schemes-of-sections.ts';

/**
 * Builds the operators' pages (`src/app/desk.tsx`) into a folder of their own beside the shop. They are another bundle:
 * nothing of them reaches the shop's files, routes or service worker.
 */
export function opsPage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'planet-heroes:ops-page',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // After the shop, whose build empties the folder, and before everything is compressed.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await build({
          root: join(config.root, 'ops'),
          base: '/ops/',
          configFile: false,
          logLevel: 'warn',
          plugins: [react(), tailwindcss(), schemesOfSections()],
          resolve: {
            alias: { 'react-style-singleton': fileURLToPath(new URL('adopted-style.ts', import.meta.url)) },
          },
          build: {
            outDir: join(config.root, config.build.outDir, 'ops'),
            emptyOutDir: true,
            cssTarget: config.build.cssTarget,
            modulePreload: { polyfill: false },
            // A release that changes the pages leaves the libraries in the browsers' caches.
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
                    { name: 'pages', tags: ['$initial'], priority: 1 },
                    // What forms are checked by loads later, and all at once.
                    { name: 'checks' },
                  ],
                },
              },
            },
          },
        });
      },
    },
  };
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FILLED_FILES } from '@planet-heroes/contracts/kernel/site/catalogue';
import type { Plugin, ResolvedConfig } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;
const WORTH_IT_BYTES = 1024;
/** A start on a developer's machine waits for this; an image takes the time for smaller files. */
const QUALITY = Number(process.env.BROTLI_QUALITY ?? 5);

/** Writes a brotli and a gzip copy beside each text file that the server sends as it is. */
export function precompress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'planet-heroes:precompress',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const folder = join(config.root, config.build.outDir);
      const files = (await readdir(folder, { recursive: true })).filter((file) =>
        COMPRESSIBLE.test(file) && !FILLED_FILES.some((filled) => matchesGlob(file, filled)));
      await Promise.all(files.map((file) => compressFile(join(folder, file))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_IT_BYTES) return;
  const [smallest, small] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, smallest), writeFile(`${path}.gz`, small)]);
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin, type ResolvedConfig } from 'vite';

/** Minifies the scripts of `public`, which the bundler only copies. */
export function minifyPublic(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'planet-heroes:minify-public',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      const scripts = (await readdir(config.publicDir)).filter((file) => file.endsWith('.js'));
      await Promise.all(scripts.map(async (file) => {
        const { code, errors } = await minify(file, await readFile(join(config.publicDir, file), 'utf8'));
        if (errors.length > 0) throw new Error(`${file} cannot be minified: ${errors[0]!.message}`);
        await writeFile(join(config.root, config.build.outDir, file), code);
      }));
    },
  };
}

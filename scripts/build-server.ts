// Transpiles the server's packages from `src` to `dist`, and `npm start`, file by file, with the settings of `.swcrc`.
// Types are checked by `npm run types`, not here.
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformFile } from '@swc/core';

const root = join(import.meta.dirname, '..');
const packages = ['contracts', 'domain', 'platform', 'backend', 'workers'];

for (const name of packages) {
  const src = join(root, name, 'src');
  const dist = join(root, name, 'dist');
  const sources = globSync('**/*.ts', { cwd: src, exclude: ['**/*.test.ts'] });
  const written = new Set(await Promise.all(sources.map((source) => transpile(join(src, source), join(dist, source)))));
  for (const path of globSync('**/*.js', { cwd: dist })) {
    if (written.has(join(dist, path))) continue;
    for (const stale of [path, `${path}.map`]) rmSync(join(dist, stale), { force: true });
  }
}
// Run from TypeScript, `npm start` would keep Node's compiler in memory, 18 MB.
await transpile(join(root, 'scripts/start.ts'), join(root, 'scripts/dist/start.ts'));

/** Returns the path of the script that it wrote. */
async function transpile(source: string, target: string): Promise<string> {
  const path = target.replace(/\.ts$/, '.js');
  const { code, map } = await transformFile(source, { configFile: join(root, '.swcrc'), swcrc: false, cwd: root });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, map ? `${code}//# sourceMappingURL=${path.split('/').at(-1)}.map\n` : code);
  if (map) writeFileSync(`${path}.map`, map);
  return path;
}

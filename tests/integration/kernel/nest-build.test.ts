import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ROOT } from '../../processes/process.js';
import { ProcessGroup } from '../../support/product-process.js';

const BOUND_MS = 120_000;
const APPS = ['backend', 'workers'] as const;
const nestCli = JSON.parse(readFileSync(join(ROOT, 'nest-cli.json'), 'utf8'));

describe('nest build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-nest-'));
  const processes = new ProcessGroup();
  afterAll(async () => {
    await processes.killAll();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The project's own settings, except for where the output goes: other tests run what stands in `dist`. */
  function configFor(app: string): string {
    const config = structuredClone(nestCli);
    config.compilerOptions.builder.options.outDir = join(folder, app);
    const path = join(folder, `${app}.json`);
    writeFileSync(path, JSON.stringify(config));
    return path;
  }

  it.each(APPS)('writes for %s the scripts that the build of a start writes', async (app) => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const { entryFile, compilerOptions } = nestCli;
    expect(scripts[app]).toBe(`exec node ${app}/${compilerOptions.builder.options.outDir}/${entryFile}.js`);

    const nest = join(ROOT, 'node_modules', '@nestjs', 'cli', 'bin', 'nest.js');
    const config = relative(join(ROOT, app), configFor(app));
    const build = processes.start(['node', nest, 'build', '--config', config], { folder: join(ROOT, app) });
    const { code } = await build.ended;
    expect({ code, output: build.stderr() })
      .toEqual({ code: 0, output: expect.stringMatching(/^Successfully compiled: \d+ files/) });
    const built = scriptsBelow(join(folder, app));
    expect(built).toEqual(scriptsBelow(join(ROOT, app, 'dist')));
    for (const path of built) expect(codeOf(join(folder, app, path))).toBe(codeOf(join(ROOT, app, 'dist', path)));
    // Nest injects a constructor's parameters by this metadata.
    expect(built.filter((path) => codeOf(join(folder, app, path)).includes('design:paramtypes'))).not.toEqual([]);
  }, BOUND_MS);
});

function scriptsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js')).sort();
}

function codeOf(path: string): string {
  return readFileSync(path, 'utf8').replace(/\s*\/\/# sourceMappingURL=.*\s*$/, '');
}

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ROOT } from '../../processes/process.js';
import { ProcessGroup } from '../../support/product-process.js';

const BOUND_MS = 120_000;
const APPS = ['backend', 'workers'] as const;
const nestCli = JSON.parse(readFileSync(join(ROOT, 'nest-cli.json'), 'utf8'));

describe('nest-cli.json', () => {
  it.each(APPS)('names for %s the settings and the entry that the scripts run', (app) => {
    const { entryFile, compilerOptions } = nestCli.projects[app];
    const { compilerOptions: typescript } = JSON.parse(readFileSync(join(ROOT, compilerOptions.tsConfigPath), 'utf8'));
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(scripts[app]).toBe(`exec node ${app}/${typescript.outDir}/${entryFile}.js`);
  });

  it('builds with tsc and keeps what is there, since the other packages build on it', () => {
    expect(nestCli.compilerOptions).toMatchObject({ builder: 'tsc', deleteOutDir: false });
  });
});

describe('nest build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-nest-'));
  const processes = new ProcessGroup();
  afterAll(async () => {
    await processes.killAll();
    rmSync(folder, { recursive: true, force: true });
  });

  // The project's own settings, but for where the output goes: other tests run what stands in dist.
  function settingsFor(app: string): string {
    const original = join(ROOT, app, 'tsconfig.json');
    const { include, exclude, references } = JSON.parse(readFileSync(original, 'utf8'));
    const inApp = (path: string) => join(ROOT, app, path);
    const path = join(folder, `tsconfig.${app}.json`);
    writeFileSync(
      path,
      JSON.stringify({
        extends: original,
        compilerOptions: {
          outDir: join(folder, app),
          // Whether the types are right is looked at elsewhere.
          noCheck: true,
          tsBuildInfoFile: join(folder, `${app}.tsbuildinfo`),
          typeRoots: [join(ROOT, 'node_modules', '@types')],
        },
        include: include.map(inApp),
        exclude: exclude.map(inApp),
        references: references.map((reference: { path: string }) => ({ path: inApp(reference.path) })),
      }),
    );
    return path;
  }

  it.each(APPS)('puts every file of %s where tsc -b puts it', async (app) => {
    const nest = join(ROOT, 'node_modules', '@nestjs', 'cli', 'bin', 'nest.js');
    const build = processes.start(['node', nest, 'build', app, '--path', relative(ROOT, settingsFor(app))]);
    const { code } = await build.ended;
    expect({ code, output: build.stdout() + build.stderr() }).toEqual({ code: 0, output: '' });
    const sources = filesBelow(join(ROOT, app, 'src')).filter((path) =>
      path.endsWith('.ts') && !/\.(?:test|d)\.ts$/.test(path)
    );
    const emitted = filesBelow(join(folder, app)).filter((path) => path.endsWith('.js'));
    expect(emitted).toEqual(sources.map((path) => path.replace(/\.ts$/, '.js')).sort());
    expect(existsSync(join(ROOT, app, 'dist', 'main.js'))).toBe(true);
    // Without the metadata that tsc writes, Nest could not tell what a constructor wants.
    const withMetadata = (output: string) =>
      emitted.filter((path) => readFileSync(join(output, path), 'utf8').includes('design:paramtypes'));
    expect(withMetadata(join(folder, app))).toEqual(withMetadata(join(ROOT, app, 'dist')));
    expect(withMetadata(join(folder, app)).length).toBeGreaterThan(0);
  }, BOUND_MS);
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

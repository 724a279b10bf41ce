// Lets Node run the browser's own modules, which name each other as a bundler expects: without an ending.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const isOfTheWeb = /^\.\.?\//.test(specifier) && !/\.\w+$/.test(specifier)
      && context.parentURL?.includes('/web/src/');
    return next(isOfTheWeb ? `${specifier}.ts` : specifier, context);
  },
});

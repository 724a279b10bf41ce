// Lets test files run in plain Node, with one module cache for all files of a worker: packages and relative imports of
// a test lead to what was built, everything else to its TypeScript source. swc transpiles that: Node's own stripping of
// types takes neither decorators nor JSX.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformFileSync } from '@swc/core';

const GLOBALS = new URL('globals.js', import.meta.url).href;
const SERVER_SOURCE = /\/(contracts|domain|platform|backend|workers)\/src\//;
/** What a relative specifier may stand for, in this order. */
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
    const { parentURL = '' } = context;
    const isOurs = parentURL.startsWith('file:') && !parentURL.includes('/node_modules/');
    if (!isOurs || !/^[./]/.test(specifier)) return next(specifier, context);
    const target = new URL(specifier, parentURL).href;
    const built = target.replace(SERVER_SOURCE, '/$1/dist/').replace(/\.ts$/, '.js');
    if (built !== target && isFile(built)) return next(built, context);
    const source = target.replace(/\.js$/, '');
    const found = [target, ...ENDINGS.map((ending) => source + ending)].find(isFile);
    return next(found ?? specifier, context);
  },
  load(url, context, next) {
    if (!/\.tsx?(\?|$)/.test(url)) return next(url, context);
    const { code } = transformFileSync(fileURLToPath(url.replace(/\?.*/, '')), {
      swcrc: false,
      sourceMaps: 'inline',
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: /\.tsx/.test(url), decorators: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: true,
          react: { runtime: 'automatic' },
          verbatimModuleSyntax: true,
        },
      },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/*
 * The runner answers all its workers at once when the first asks for its settings, also those that do not listen yet,
 * and answers each worker once: the second would wait for ever. What comes early is kept until it is asked for.
 */
if (process.send) {
  const send = process.send.bind(process);
  let early;
  process.on('message', (message) => {
    if (message?.type === 'jest-light-runner-worker-data') early = message;
  });
  process.send = (message, ...rest) => {
    if (message !== 'jest-light-runner-get-worker-data' || !early) return send(message, ...rest);
    setImmediate(() => process.emit('message', early));
    return true;
  };
}

function isFile(url) {
  return /\.\w+$/.test(url) && existsSync(new URL(url));
}

// Stands for `@jest/globals` where tests run in plain Node: the runner's own globals, with a bound for each test.
import { setTimeout as delay } from 'node:timers/promises';

const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } = globalThis;
const BOUND_MS = 90_000;

/** Rejections that nobody has handled yet, by their promise: some are handled a moment later. */
const unhandled = new Map();
process.on('unhandledRejection', (error, promise) => unhandled.set(promise, error));
process.on('rejectionHandled', (promise) => unhandled.delete(promise));

/** The runner itself would wait for ever for a test that hangs, and ends with a rejection that nobody handles. */
function bounded(run, boundMs = BOUND_MS) {
  if (!run) return run;
  return async (...parameters) => {
    const settled = new AbortController();
    const late = delay(boundMs, undefined, { signal: settled.signal, ref: false }).then(() => {
      throw new Error(`Exceeded its bound of ${boundMs} ms.`);
    });
    late.catch(() => undefined);
    try {
      await Promise.race([run(...parameters), late]);
    } finally {
      settled.abort();
    }
    const [error] = unhandled.values();
    unhandled.clear();
    if (error) throw error;
  };
}

const hook = (add) => (run, boundMs) => add(bounded(run, boundMs));
const boundedTest = (add) => (name, run, boundMs) => add(name, bounded(run, boundMs));
const testLike = (add) => Object.assign(boundedTest(add), { each: (...table) => boundedTest(add.each(...table)) });
const boundedIt = Object.assign(testLike(it), { only: testLike(it.only), skip: testLike(it.skip), todo: it.todo });
const [all, each] = [hook(afterAll), hook(afterEach)];
const [beforeAllTests, beforeEachTest] = [hook(beforeAll), hook(beforeEach)];

export {
  all as afterAll,
  beforeAllTests as beforeAll,
  beforeEachTest as beforeEach,
  boundedIt as it,
  boundedIt as test,
  describe,
  each as afterEach,
  expect,
  jest,
};

// Stands for `@jest/globals` where tests run in plain Node: the runner's own globals, with a bound for each test.
import { setTimeout as delay } from 'node:timers/promises';

const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } = globalThis;
const BOUND_MS = 90_000;

/** What fails the tests and hooks at hand. */
const failures = new Set();
for (const event of ['unhandledRejection', 'uncaughtException']) {
  process.on(event, (error) => {
    // Without a test at hand it would end the worker, and fail whichever file is next.
    if (failures.size === 0) console.error(error);
    for (const fail of failures) fail(error);
  });
}

/** The runner itself would wait for ever for a test that hangs, and ends with an error that nobody catches. */
function bounded(run, boundMs = BOUND_MS) {
  if (!run) return run;
  return async (...parameters) => {
    let fail;
    const uncaught = new Promise((_, reject) => (fail = reject));
    uncaught.catch(() => undefined);
    failures.add(fail);
    const settled = new AbortController();
    const late = delay(boundMs, undefined, { signal: settled.signal, ref: false }).then(() => {
      throw new Error(`Exceeded its bound of ${boundMs} ms.`);
    });
    late.catch(() => undefined);
    try {
      return await Promise.race([run(...parameters), late, uncaught]);
    } finally {
      failures.delete(fail);
      settled.abort();
    }
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

import type { Part } from './part.ts';

/** Like balancers: two probes fit well into the draining. */
const LOOK_EVERY_MS = 250;

/** Sends callers to backends that say that they are serving, in turn; says so whenever others are. */
export function balance(
  backends: readonly Pick<Part, 'address'>[],
  onReady: (addresses: string[]) => void = () => undefined,
) {
  const ready = new Set(backends);
  let turn = 0;
  // With none left balancers try them all.
  const choice = () => (ready.size > 0 ? [...ready] : backends);
  const look = async (part: Pick<Part, 'address'>) => {
    const ok = await fetch(`${part.address}/health/serving`, { signal: AbortSignal.timeout(3_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok === ready.has(part)) return;
    if (ok) ready.add(part);
    else ready.delete(part);
    onReady(choice().map(({ address }) => address));
  };
  const timer = setInterval(() => void Promise.all(backends.map(look)), LOOK_EVERY_MS);
  return {
    next() {
      return choice()[turn++ % choice().length]!.address;
    },
    stop: () => clearInterval(timer),
  };
}

const BOUND_MS = 1_500;

/** What a read brings; rejects when that takes longer than a caller should wait. */
export async function inTime<T>(reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const bound = new Promise<never>((
    _,
    reject,
  ) => (timer = setTimeout(reject, BOUND_MS, new Error('No answer in time.'))));
  try {
    return await Promise.race([reading, bound]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether somebody answers in time. */
export function answers(check: Promise<unknown>): Promise<boolean> {
  return inTime(check).then(
    () => true,
    () => false,
  );
}

/** Wraps a read so that those who ask while it runs share it: a service that hangs is not asked again and again. */
export function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= read().finally(() => (running = undefined));
    return running;
  };
}

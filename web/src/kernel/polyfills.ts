// Loaded where something of it is missing: Safari and iOS before 17.4.
AbortSignal.any ??= (signals) => {
  const any = new AbortController();
  for (const each of signals) {
    const abort = (): void => any.abort(each.reason);
    if (each.aborted) abort();
    each.addEventListener('abort', abort, { once: true, signal: any.signal });
  }
  return any.signal;
};

import type { Pool, PoolClient } from 'pg';

/**
 * Has a connection that breaks while it is lent removed from its pool at once. A transaction gives its connection back
 * only once it has begun and then committed or rolled back; on a broken one it can do none of these, and its place in
 * the pool would be taken for good.
 */
export function takeBackBroken(pool: Pool): void {
  const lent = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    lent.add(client);
    // The pool sets `release` right after it announces the loan.
    queueMicrotask(() => lent.has(client) && watch(client));
  });
  pool.on('release', (_fault, client) => lent.delete(client));
}

function watch(client: PoolClient): void {
  const { release } = client;
  let isBack = false;
  const giveBack = (fault?: Error | boolean) => {
    if (isBack) return;
    isBack = true;
    client.off('error', giveBack);
    release(fault);
  };
  client.on('error', giveBack);
  client.release = giveBack;
}

// Loaded ahead of a server's own program: answers the message "memory" with what is in use after a collection.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of the heap and what hangs on it. What the system counts says little: it holds back what was freed. */
export interface Memory {
  used: number;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('message', (message) => {
  if (message !== 'memory') return;
  collect();
  // Handles that were let go are freed a turn later.
  setTimeout(() => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    process.send!({ used: heapUsed + external } satisfies Memory);
  }, 100);
});
process.channel?.unref();

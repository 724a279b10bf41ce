import { BOARD_MESSAGES } from '../messages';

const MAX_SHOWN = 12;
const STEP = 12;

/** One box for each worker process: full for those that work, open for those that are wanted besides. */
export function WorkerBar({ workers, wanted }: { workers: number; wanted: number }) {
  const boxes = Math.min(MAX_SHOWN, Math.max(workers, wanted, 1));
  // Many are drawn to scale.
  const scale = boxes / Math.max(workers, wanted, 1);
  const full = workers === 0 ? 0 : Math.max(1, Math.round(workers * scale));
  return (
    <span className="worker-bar">
      <svg aria-hidden width={boxes * STEP} height={14} viewBox={`0 0 ${boxes * STEP} 14`}>
        {Array.from(
          { length: boxes },
          (_, at) => (
            <rect
              key={at}
              className={at < full ? 'full' : 'open'}
              x={at * STEP + 1}
              y={1}
              width={STEP - 3}
              height={12}
              rx={2}
            />
          ),
        )}
      </svg>
      <span>{BOARD_MESSAGES.queues.workers(workers, wanted)}</span>
    </span>
  );
}

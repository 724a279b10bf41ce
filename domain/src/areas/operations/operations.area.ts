import { defineArea } from '../../kernel/areas/area.js';
import { ingestEvent } from '../../kernel/ingest/ingest-event.handler.js';
import { moveClock } from './move-clock.handler.js';
import { addOperator, changeOperator } from './operators.handler.js';
import { reconcileTables } from './reconcile.handler.js';
import { removeOldRecords } from './remove-old-records.handler.js';
import { WorkerBeat } from '../../kernel/backlog/worker-beat.entity.js';

/** What operators and the instance itself do. */
export const operations = defineArea({
  name: 'operations',
  entities: [WorkerBeat],
  commands: {
    'ingest-event': ingestEvent,
    'check-books': reconcileTables,
    'remove-old-records': removeOldRecords,
    'move-clock': moveClock,
    'add-operator': addOperator,
    'change-operator': changeOperator,
  },
  recurring: [
    { name: 'check-books', everySeconds: 60 },
    { name: 'remove-old-records', everySeconds: 3600 },
  ],
});

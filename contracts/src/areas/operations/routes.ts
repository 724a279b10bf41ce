import type { Routes } from '../../kernel/calls/route.js';

export const OPERATIONS_ROUTES = {
  ingestEvents: 'POST /api/ops/events',
  readProjections: 'GET /api/ops/projections',
  readTotals: 'GET /api/ops/totals',
  readLog: 'GET /api/ops/log',
  readBooks: 'GET /api/ops/books',
  checkBooks: 'POST /api/ops/books/check',
  readClock: 'GET /api/ops/clock',
  moveClock: 'POST /api/ops/clock',
  readSchedule: 'GET /api/ops/schedule',
} as const satisfies Routes;

export const OPERATORS_ROUTES = {
  readOperator: 'GET /api/ops/me',
  listOperators: 'GET /api/ops/operators',
  addOperator: 'POST /api/ops/operators',
  changeOperator: 'PATCH /api/ops/operators/{id}',
  readAudit: 'GET /api/ops/audit',
} as const satisfies Routes;

export const QUEUE_ROUTES = {
  readQueues: 'GET /api/ops/queues',
  pauseQueue: 'POST /api/ops/queues/{queue}/pause',
  resumeQueue: 'POST /api/ops/queues/{queue}/resume',
  retryFailedJobs: 'POST /api/ops/queues/{queue}/retry-failed',
  listFailedJobs: 'GET /api/ops/failed-jobs',
  retryFailedJob: 'POST /api/ops/failed-jobs/{queue}/{id}/retry',
  readCommandSteps: 'GET /api/ops/commands/{id}',
} as const satisfies Routes;

export const OVERVIEW_ROUTES = {
  readOverview: 'GET /api/ops/overview',
} as const satisfies Routes;

export const RECORDINGS_ROUTES = {
  previewRecording: 'GET /api/ops/recordings',
  makeRecording: 'POST /api/ops/recordings',
} as const satisfies Routes;

export const HEALTH_ROUTES = {
  readLiveness: 'GET /health/live',
  readServing: 'GET /health/serving',
  readReadiness: 'GET /health/ready',
  readMetrics: 'GET /metrics',
} as const satisfies Routes;

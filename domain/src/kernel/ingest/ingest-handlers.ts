import type { INGEST_COMMANDS } from '@planet-heroes/contracts/kernel/ingest/commands';
import type { HandlersOf } from '../commands/command-handler.js';
import { ingestEvent } from './ingest-event.handler.js';

export const INGEST_HANDLERS: HandlersOf<typeof INGEST_COMMANDS> = { 'ingest-event': ingestEvent };

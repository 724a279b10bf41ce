import type { CONCIERGE_COMMANDS } from '@planet-heroes/contracts/areas/concierge/commands';
import type { HandlersOf } from '../../kernel/commands/command-handler.js';
import { askConcierge } from './ask-concierge.handler.js';

export const CONCIERGE_HANDLERS: HandlersOf<typeof CONCIERGE_COMMANDS> = { 'ask-concierge': askConcierge };

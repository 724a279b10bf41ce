import type { CONCIERGE_COMMANDS } from '@planet-heroes/contracts/commands/concierge-commands';
import type { HandlersOf } from '../commands/command-handler.js';
import { askConcierge } from './ask-concierge.handler.js';

export const CONCIERGE_HANDLERS: HandlersOf<typeof CONCIERGE_COMMANDS> = { 'ask-concierge': askConcierge };

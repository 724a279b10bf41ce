import type { SHARE_COMMANDS } from '@planet-heroes/contracts/areas/shares/commands';
import type { HandlersOf } from '../../kernel/commands/command-handler.js';
import { recordShareHandler } from './record-share.handler.js';

export const SHARE_HANDLERS: HandlersOf<typeof SHARE_COMMANDS> = { 'record-share': recordShareHandler };

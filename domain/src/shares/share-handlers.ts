import type { SHARE_COMMANDS } from '@planet-heroes/contracts/commands/share-commands';
import type { HandlersOf } from '../commands/command-handler.js';
import { recordShareHandler } from './record-share.handler.js';

export const SHARE_HANDLERS: HandlersOf<typeof SHARE_COMMANDS> = { 'record-share': recordShareHandler };

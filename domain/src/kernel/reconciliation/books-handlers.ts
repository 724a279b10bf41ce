import type { OPERATION_COMMANDS } from '@planet-heroes/contracts/areas/operations/commands';
import { moveClock } from '../clock/move-clock.handler.js';
import type { HandlersOf } from '../commands/command-handler.js';
import { removeOldRecords } from '../../areas/operations/remove-old-records.handler.js';
import { checkBooks } from './check-books.handler.js';

export const BOOKS_HANDLERS: HandlersOf<typeof OPERATION_COMMANDS> = { 'check-books': checkBooks, 'remove-old-records': removeOldRecords, 'move-clock': moveClock };

import { defineArea } from '../../kernel/areas/area.js';
import { askConcierge } from './ask-concierge.handler.js';

/** Answers to visitors' questions. */
export const concierge = defineArea({
  name: 'concierge',
  commands: { 'ask-concierge': askConcierge },
});

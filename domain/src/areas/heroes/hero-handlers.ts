import type { HERO_COMMANDS } from '@planet-heroes/contracts/areas/heroes/commands';
import type { HandlersOf } from '../../kernel/commands/command-handler.js';
import { checkIn } from './check-in.handler.js';
import { joinHero } from './join-hero.handler.js';
import { removeHero } from './remove-hero.handler.js';
import { updateHero } from './update-hero.handler.js';

export const HERO_HANDLERS: HandlersOf<typeof HERO_COMMANDS> = {
  'join-hero': joinHero,
  'update-hero': updateHero,
  'remove-hero': removeHero,
  'check-in': checkIn,
};

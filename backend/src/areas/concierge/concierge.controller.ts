import { Controller } from '@nestjs/common';
import { CONCIERGE_CALLS } from '@planet-heroes/contracts/areas/concierge/calls';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';

const { askConcierge } = CONCIERGE_CALLS;

/** A language model may take 8 s; its answer, or the catalogue's in its place, is worth the wait. */
const WAIT_MS = 9_500;

/** The AI concierge (spec document 1, sections 2 and 7). */
@Controller()
export class ConciergeController {
  constructor(private readonly commands: CommandBus) {}

  @Implements(askConcierge)
  ask(@CurrentHero() hero: HeroCaller, @Input() { body }: CallInput<typeof askConcierge>) {
    const own = hero.hasSession ? { heroId: hero.id } : {};
    return this.commands.execute('ask-concierge', { ...body, ...own }, hero, WAIT_MS);
  }
}

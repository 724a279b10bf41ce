import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type ChatRequest, chatRequestSchema } from '@planet-heroes/contracts/areas/concierge/schemas';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';

/** A language model may take 8 s; its answer, or the catalogue's in its place, is worth the wait. */
const WAIT_MS = 9_500;

/** The AI concierge (spec document 1, sections 2 and 7). */
@Controller('api/ai-chat')
export class ConciergeController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  ask(@CurrentHero() hero: HeroCaller, @Body(new ZodPipe(chatRequestSchema)) body: ChatRequest) {
    return this.commands.execute('ask-concierge', body, hero, WAIT_MS);
  }
}

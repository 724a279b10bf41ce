import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ChatRequest, chatRequestSchema } from '@planet-heroes/contracts/areas/concierge/schemas';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { Sessions } from '../../kernel/sessions/sessions.js';

/** A language model may take 8 s; its answer, or the catalogue's in its place, is worth the wait. */
const WAIT_MS = 9_500;

/** The AI concierge (spec document 1, sections 2 and 7). */
@Controller('api/ai-chat')
export class ConciergeController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  @Post()
  ask(
    @Body(new ZodPipe(chatRequestSchema)) body: ChatRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { heroId } = this.sessions.callerOf(request.headers);
    return this.commands.run('ask-concierge', body, request, reply, `hero:${heroId}`, (answer) => answer, WAIT_MS);
  }
}

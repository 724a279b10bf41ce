import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Sessions } from './sessions.js';

/** Does something as the caller's hero. A session whose hero has left ends here. */
export async function asCaller<T>(
  sessions: Sessions,
  request: FastifyRequest,
  reply: FastifyReply,
  act: (heroId: string) => Promise<T>,
): Promise<T> {
  const { heroId, hasSession } = sessions.callerOf(request.headers);
  try {
    return await act(heroId);
  } catch (error) {
    if (!hasSession || !(error instanceof AppError) || error.code !== 'unknown_hero') throw error;
    sessions.end(reply);
    throw new AppError('session_required', 'This session’s hero has left. Join free to have one.');
  }
}

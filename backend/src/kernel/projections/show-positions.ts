import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALLS } from '@planet-heroes/contracts/calls';
import { showsPosition } from '@planet-heroes/contracts/kernel/calls/call-headers';
import type { LogTailer } from './log-tailer.js';

/**
 * Reads say which log position they show, and when that was the newest. By hooks of their routes, which cost less than
 * an interceptor.
 */
export function showPositions(fastify: FastifyInstance, tailer: LogTailer): void {
  const reads = new Set(CALLS.filter(showsPosition).map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1')));
  /** The position before the read: an answer shows this position or, where it comes from the tables, a later one. */
  const show = (_: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    void reply.header('planet-position', tailer.shownPosition).header('planet-as-of', tailer.asOf);
    done();
  };
  fastify.addHook('onRoute', (route) => {
    if (reads.has(route.url) && (route.method === 'GET' || route.method === 'HEAD')) route.preHandler = show;
  });
}

import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a start on a developer's machine takes for its files as well: a body is compressed once per process. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type Encoding = 'br' | 'gzip' | 'identity';

/** A content as it is and compressed. `hash` is its name, of which each encoding has a tag. */
export interface EncodedBody {
  bodies: Record<Encoding, Buffer>;
  hash: string;
}

export async function encodeBody(text: string): Promise<EncodedBody> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return { bodies: { br, gzip: zipped, identity }, hash: hashOf(identity) };
}

/** Sends it in the best encoding that the client takes, or 304 where the client has it. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, { bodies, hash }: EncodedBody): FastifyReply {
  const encoding = encodingFor(request.headers);
  const etag = tagOf(hash, encoding);
  void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  const known = request.headers['if-none-match'];
  if (reply.statusCode === 200 && known !== undefined && namesTag(known, etag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}

export function hashOf(body: string | Buffer): string {
  return createHash('sha1').update(body).digest('base64url');
}

export function tagOf(hash: string, encoding: Encoding): string {
  return `"${hash}-${encoding}"`;
}

/** The first of these encodings that the client takes. */
export function encodingFor(
  { 'accept-encoding': accepted = '' }: IncomingHttpHeaders,
  offered: readonly Encoding[] = ['br', 'gzip'],
): Encoding {
  return offered.find((name) => isAccepted(String(accepted), name)) ?? 'identity';
}

/** Whether a list of encodings names this one, with a weight other than 0 (RFC 9110, section 12.5.3). */
function isAccepted(accepted: string, wanted: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, weight = '1'] = part.split(/;\s*q=/);
    return name!.trim() === wanted && Number(weight) > 0;
  });
}

/**
 * Whether a list of tags, weak ones included, names this one (RFC 9110, section 13.1.2): proxies weaken and collect.
 */
export function namesTag(known: string, etag: string): boolean {
  return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

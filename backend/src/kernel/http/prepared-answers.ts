import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { LogTailer } from '../projections/log-tailer.js';
import { SECURITY_HEADERS } from './security-headers.js';

/** An answer whose bytes are made once per version and then sent as they are. */
interface PreparedAnswer {
  version: number;
  headers: Record<string, string | number>;
  etag: string;
  body: Buffer;
}

/** Where the bytes come from. */
export interface AnswerSource {
  /** Rises whenever the body may have changed. */
  version(): number;
  body(): unknown;
}

/**
 * Answers the polled reads ahead of the framework, by exact URL, with a strong ETag and 304. They are asked far more
 * often than they change, and never carry anything of the caller's.
 */
@Injectable()
export class PreparedAnswers {
  private readonly sources = new Map<string, AnswerSource>();
  private readonly prepared = new Map<string, PreparedAnswer>();
  private served = 0;

  constructor(private readonly tailer: LogTailer) {}

  /** How many answers were sent. */
  get count(): number {
    return this.served;
  }

  register(url: string, source: AnswerSource): void {
    this.sources.set(url, source);
  }

  /** Answers if the request is for a prepared URL; returns false, having done nothing, if not. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const source = this.sources.get(request.url!);
    if (!source) return false;
    const answer = this.current(request.url!, source);
    this.served++;
    const known = request.headers['if-none-match'];
    if (known !== undefined && (known === answer.etag || namesTag(known, answer.etag))) {
      const { 'content-type': _type, 'content-length': _length, ...headers } = answer.headers;
      response.writeHead(304, headers);
      response.end();
    } else {
      response.writeHead(200, answer.headers);
      response.end(answer.body);
    }
    return true;
  }

  private current(url: string, source: AnswerSource): PreparedAnswer {
    const version = source.version();
    const existing = this.prepared.get(url);
    if (existing?.version === version) return this.asOfNow(existing);
    const body = Buffer.from(JSON.stringify(source.body()));
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
      'cache-control': 'no-cache',
      etag,
      ...SECURITY_HEADERS,
    };
    const answer = { version, headers, etag, body };
    this.prepared.set(url, answer);
    return this.asOfNow(answer);
  }

  /** The same bytes still show what this node has read since. */
  private asOfNow(answer: PreparedAnswer): PreparedAnswer {
    answer.headers['planet-position'] = this.tailer.shownPosition;
    answer.headers['planet-as-of'] = String(this.tailer.asOf);
    return answer;
  }
}

/**
 * Whether a list of tags, weak ones included, names this one (RFC 9110, section 13.1.2): proxies weaken and collect.
 */
export function namesTag(known: string, etag: string): boolean {
  return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

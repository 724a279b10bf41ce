import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { LogTailer } from '../projections/log-tailer.js';
import { type Encoding, encodingFor, hashOf, namesTag, tagOf } from './encoded-body.js';
import { SECURITY_HEADERS } from './security-headers.js';

/** A smaller answer fits into one packet as it is. */
const MIN_COMPRESSED_BYTES = 1_024;

/** An answer whose bytes are made once per version and encoding, and then sent as they are. */
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
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const source = this.sources.get(request.url!);
    if (!source) return false;
    const answer = this.current(request.url!, source, encodingFor(request.headers, ['gzip']));
    this.served++;
    const known = request.headers['if-none-match'];
    if (known !== undefined && (known === answer.etag || namesTag(known, answer.etag))) {
      const { 'content-type': _type, 'content-length': _length, 'content-encoding': _encoding, ...headers } = answer.headers;
      response.writeHead(304, headers);
      response.end();
    } else {
      response.writeHead(200, answer.headers);
      response.end(answer.body);
    }
    return true;
  }

  private current(url: string, source: AnswerSource, encoding: Encoding): PreparedAnswer {
    const version = source.version();
    const key = `${encoding} ${url}`;
    const existing = this.prepared.get(key);
    if (existing?.version === version) return this.asOfNow(existing);
    const identity = Buffer.from(JSON.stringify(source.body()));
    const isCompressed = encoding === 'gzip' && identity.length >= MIN_COMPRESSED_BYTES;
    const body = isCompressed ? gzipSync(identity) : identity;
    const etag = tagOf(hashOf(identity), isCompressed ? encoding : 'identity');
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      ...(isCompressed && { 'content-encoding': encoding }),
      'content-length': body.length,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag,
      ...SECURITY_HEADERS,
    };
    const answer = { version, headers, etag, body };
    this.prepared.set(key, answer);
    return this.asOfNow(answer);
  }

  /** The same bytes still show what this node has read since. */
  private asOfNow(answer: PreparedAnswer): PreparedAnswer {
    answer.headers['planet-position'] = this.tailer.shownPosition;
    answer.headers['planet-as-of'] = String(this.tailer.asOf);
    return answer;
  }
}

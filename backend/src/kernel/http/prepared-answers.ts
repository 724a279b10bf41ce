import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { formatLogPosition, type LogPosition } from '@planet-heroes/contracts/kernel/events/log-position';
import { LogTailer } from '../projections/log-tailer.js';
import { type Encoding, encodingFor, hashOf, namesTag, tagOf } from './encoded-body.js';
import { SECURITY_HEADERS } from './security-headers.js';

/** A smaller answer fits into one packet as it is. */
const MIN_COMPRESSED_BYTES = 1_024;

/** An answer that is made once per version and encoding, and then sent as it is. */
interface PreparedAnswer {
  version: number;
  headers: Record<string, string | number>;
  etag: string;
  /** Small text goes out with the head in one write; encoding a large one each time would cost more than that saves. */
  body: string | Buffer;
  /** What its headers say of the log. */
  position?: LogPosition;
  asOf?: number;
}

/** Where the bytes come from. */
export interface AnswerSource {
  /** Rises whenever the body may have changed. */
  version(): number;
  body(): unknown;
}

interface Registered {
  source: AnswerSource;
  prepared: Partial<Record<Encoding, PreparedAnswer>>;
}

/**
 * Answers the polled reads ahead of the framework, by exact URL, with a strong ETag and 304. They are asked far more
 * often than they change, and never carry anything of the caller's.
 */
@Injectable()
export class PreparedAnswers {
  private readonly registered = new Map<string, Registered>();
  private served = 0;

  constructor(private readonly tailer: LogTailer) {}

  /** How many answers were sent. */
  get count(): number {
    return this.served;
  }

  register(url: string, source: AnswerSource): void {
    this.registered.set(url, { source, prepared: {} });
  }

  /** Answers if the request is for a prepared URL; returns false, having done nothing, if not. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const registered = this.registered.get(request.url!);
    if (!registered) return false;
    const answer = this.current(registered, encodingFor(request.headers, ['gzip']));
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

  private current({ source, prepared }: Registered, encoding: Encoding): PreparedAnswer {
    const version = source.version();
    const existing = prepared[encoding];
    if (existing?.version === version) return this.asOfNow(existing);
    const text = JSON.stringify(source.body());
    const isSmall = Buffer.byteLength(text) < MIN_COMPRESSED_BYTES;
    const isCompressed = encoding === 'gzip' && !isSmall;
    const body = isSmall ? text : isCompressed ? gzipSync(text) : Buffer.from(text);
    const etag = tagOf(hashOf(text), isCompressed ? encoding : 'identity');
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      ...(isCompressed && { 'content-encoding': encoding }),
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag,
      ...SECURITY_HEADERS,
    };
    return this.asOfNow(prepared[encoding] = { version, headers, etag, body });
  }

  /** The same bytes still show what this node has read since. */
  private asOfNow(answer: PreparedAnswer): PreparedAnswer {
    const { position, asOf } = this.tailer;
    if (answer.position !== position || answer.asOf !== asOf) {
      Object.assign(answer, { position, asOf });
      answer.headers['planet-position'] = formatLogPosition(position);
      answer.headers['planet-as-of'] = String(asOf);
    }
    return answer;
  }
}

import { lookup as lookUp } from 'node:dns';
import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Pusher, PushOutcome, PushTarget } from '@planet-heroes/contracts/kernel/outbox/senders';
import { encryptPush } from './encrypt-push.js';
import { vapidAuthorization, type VapidKeys } from './vapid.js';

const TIMEOUT_MS = 10_000;
/** A push that could not be shown within a day is of no interest any more. */
const TTL_SECONDS = 86_400;

export interface PusherOptions {
  vapidKeys: VapidKeys | undefined;
  /** Whom push services may write to: `mailto:…` or `https:…`. */
  subject: string;
  /** Whether an address lies outside private networks: others are never called. */
  isPublicAddress: (address: string) => boolean;
  /** Whether to call private addresses and plain HTTP all the same, for tests and closed installations. */
  allowPrivate: boolean;
}

/** Sends pushes by the services that browsers name, encrypted so that the browser alone can read them. */
export function webPusher(options: PusherOptions): Pusher {
  const { vapidKeys, subject } = options;
  return {
    async send({ endpoint, p256dh, auth }: PushTarget, payload: string): Promise<PushOutcome> {
      if (!vapidKeys) return { status: 'refused', fault: 'settings', error: 'There are no VAPID keys.' };
      try {
        const url = new URL(endpoint);
        const body = encrypted({ p256dh, auth }, payload);
        const headers = {
          authorization: vapidAuthorization(url, subject, vapidKeys),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          'content-length': body.length,
          ttl: TTL_SECONDS,
          urgency: 'normal',
        };
        return outcomeOf(await post(url, headers, body, options));
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        if (error instanceof RefusedTarget) return { status: 'refused', fault: 'recipient', error: message };
        return { status: 'passing', fault: /CERT/.test(code ?? '') ? 'certificate' : 'connection', code, error: message };
      }
    },
  };
}

class RefusedTarget extends Error {}

function encrypted(target: Pick<PushTarget, 'p256dh' | 'auth'>, payload: string): Buffer {
  try {
    return encryptPush(target, payload);
  } catch (error) {
    throw new RefusedTarget('The browser’s key is none.', { cause: error });
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { status: 'sent' };
  const error = `The push service answered ${status}.`;
  if (status === 404 || status === 410) return { status: 'gone', error };
  const code = String(status);
  if (status === 429 || status >= 500) return { status: 'passing', fault: 'service', code, error };
  // The service does not accept our signature.
  return { status: 'refused', fault: status === 401 || status === 403 ? 'login' : 'message', code, error };
}

/** Posts, follows no redirect, reads no answer. Browsers name the address, so it is checked before anything is sent. */
function post(
  url: URL,
  headers: Record<string, string | number>,
  body: Buffer,
  options: PusherOptions,
): Promise<number> {
  const { allowPrivate } = options;
  const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (!allowPrivate && (url.protocol !== 'https:' || isAddress)) {
    throw new RefusedTarget('Pushes go to named servers by HTTPS alone.');
  }
  return new Promise((resolve, reject) => {
    const settings: RequestOptions = {
      method: 'POST',
      headers,
      timeout: TIMEOUT_MS,
      agent: false,
      ...(!allowPrivate && { lookup: publicLookup(options.isPublicAddress) }),
    };
    const sent: ClientRequest = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, settings, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error(`No answer within ${TIMEOUT_MS / 1000} seconds.`)));
    sent.end(body);
  });
}

/** A look-up that fails where any address of the name lies in a private network. */
function publicLookup(isPublicAddress: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    lookUp(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [], 0);
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new RefusedTarget('The push service is not in the public network.'), [], 0);
      }
      const [{ address, family }] = addresses as [{ address: string; family: number }];
      return options.all ? callback(null, addresses) : callback(null, address, family);
    });
  };
}

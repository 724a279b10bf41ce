import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { keyedDigest } from '../../kernel/foundation/keyed-digest.js';
import { Secrets } from '../../kernel/foundation/secrets.js';
import { type Exchange, OfExchange } from '../../kernel/http/callers.js';
import { wideNetworkOf } from '../../kernel/limits/network.js';

const COOKIE = 'planet_browser';
const PATH = '/api/sign-in';
const LIFETIME_SECONDS = 400 * 86_400;
const COOKIE_PATTERN = /^([\w-]{22})((?:\.[\w-]{22}){0,3})$/;
/** How many addresses a browser may prove to have signed in with. */
const MAX_PROOFS = 3;

/** The browser that signs in, and its network: they separate its attempts from strangers'. */
export interface SignInBrowser {
  /** A keyed digest; null for one that has not asked for a code. */
  readonly id: string | null;
  /** A keyed digest. */
  readonly network: string;
  /** Whether it has signed in with this address, or by this passkey, before. */
  isKnownTo(email: string): boolean;
  /** Its id, or a new one, the same for the same repetition: the digest, and what gives a new one to it. */
  remember(repetition: string | undefined): { digest: string; give: () => void };
  /** Has it known to have signed in with this address, or by this passkey. */
  note(email: string): void;
}

@Injectable()
class SignInBrowserPipe implements PipeTransform<Exchange, SignInBrowser> {
  private readonly digestOf: (text: string) => string;

  constructor({ sessionSecret }: Secrets) {
    this.digestOf = keyedDigest(sessionSecret, 'sign-in-browser');
  }

  transform({ request, reply }: Exchange): SignInBrowser {
    const [, id, proofs = ''] = request.cookies[COOKIE]?.match(COOKIE_PATTERN) ?? [];
    const known = proofs.split('.').filter((proof) => proof !== '');
    const proofOf = (email: string, browser: string) => this.digestOf(`proof ${browser} ${email}`).slice(0, 22);
    const give = (browser: string, of: readonly string[]) =>
      void reply.setCookie(COOKIE, [browser, ...of].join('.'), {
        httpOnly: true, sameSite: 'lax', path: PATH, maxAge: LIFETIME_SECONDS, secure: request.protocol === 'https',
      });
    return {
      id: id === undefined ? null : this.digestOf(`id ${id}`),
      network: this.digestOf(`network ${wideNetworkOf(request.ip)}`),
      isKnownTo: (email) => id !== undefined && known.some((proof) => equal(proof, proofOf(email, id))),
      remember: (repetition) => {
        const browser = id ?? (repetition === undefined ? newId() : this.digestOf(`new ${repetition}`).slice(0, 22));
        return { digest: this.digestOf(`id ${browser}`), give: () => id === undefined && give(browser, []) };
      },
      note: (email) => {
        const browser = id ?? newId();
        const proof = proofOf(email, browser);
        give(browser, [proof, ...known.filter((other) => other !== proof)].slice(0, MAX_PROOFS));
      },
    };
  }
}

const newId = () => randomBytes(16).toString('base64url');

/** The browser that signs in. */
export const CurrentBrowser = () => OfExchange(SignInBrowserPipe);

function equal(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

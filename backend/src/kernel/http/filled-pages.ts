import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  digitsOf, PUBLIC_URL_TOKEN, SITE_DEFAULTS, SITE_META_TAG, SITE_TOKENS, type SiteSettings,
} from '@planet-heroes/contracts/kernel/site/catalogue';
import { namesTag } from './prepared-answers.js';

interface FilledPage {
  type: string;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
  /** Without the quotes; each encoding has a tag of its own. */
  hash: string;
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8', xml: 'application/xml; charset=utf-8', txt: 'text/plain; charset=utf-8',
};
/** What a start on a developer's machine takes for its files as well: a page is compressed once per process. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The files of the web that carry the installation's settings, filled in and compressed when they are first sent. */
export class FilledPages {
  private readonly pages = new Map<string, Promise<FilledPage>>();

  constructor(
    private readonly root: string,
    private readonly site: Partial<SiteSettings>,
    private readonly publicUrl: () => string,
  ) {}

  async send(request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> {
    const { type, bodies, hash } = await this.read(file);
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find((name) => isAccepted(accepted, name)) ?? 'identity';
    const etag = `"${hash}-${encoding}"`;
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
    const known = request.headers['if-none-match'];
    if (reply.statusCode === 200 && known !== undefined && namesTag(known, etag)) return reply.code(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type(type).send(bodies[encoding]);
  }

  private read(file: string): Promise<FilledPage> {
    const kept = this.pages.get(file);
    if (kept) return kept;
    const page = this.fill(file);
    this.pages.set(file, page);
    page.catch(() => this.pages.delete(file));
    return page;
  }

  private async fill(file: string): Promise<FilledPage> {
    const text = fillIn(await readFile(join(this.root, file), 'utf8'), this.site, this.publicUrl());
    const identity = Buffer.from(text);
    const [br, zipped] = await Promise.all([
      promisify(brotliCompress)(identity, BROTLI),
      promisify(gzip)(identity, { level: 9 }),
    ]);
    const hash = createHash('sha1').update(identity).digest('base64url');
    return { type: TYPES[file.split('.').at(-1)!]!, bodies: { br, gzip: zipped, identity }, hash };
  }
}

/** Whether a list of encodings names this one, with a weight other than 0 (RFC 9110, section 12.5.3). */
function isAccepted(accepted: string, wanted: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, weight = '1'] = part.split(/;\s*q=/);
    return name!.trim() === wanted && Number(weight) > 0;
  });
}

/** The text of a page with the settings in the places of their tokens. */
export function fillIn(text: string, given: Partial<SiteSettings>, publicUrl: string): string {
  const site = { ...SITE_DEFAULTS, ...given };
  const values: [string, string][] = [
    [SITE_META_TAG, SITE_META_TAG.replace('""', () => `"${escaped(JSON.stringify(site))}"`)],
    [PUBLIC_URL_TOKEN, escaped(publicUrl)],
    [SITE_TOKENS.contactEmail, escaped(site.contactEmail)],
    [SITE_TOKENS.contactPhone, escaped(site.contactPhone)],
    [digitsOf(SITE_TOKENS.contactPhone), digitsOf(site.contactPhone)],
    [SITE_TOKENS.contactWhatsapp, escaped(site.contactWhatsapp)],
    [digitsOf(SITE_TOKENS.contactWhatsapp), digitsOf(site.contactWhatsapp)],
    [SITE_TOKENS.socialHandle, escaped(site.socialHandle)],
    [SITE_TOKENS.storeUrl, escaped(new URL(site.storeUrl).href)],
    [SITE_TOKENS.partnerKitchenPlace, encodeURIComponent(site.partnerKitchenPlace)],
  ];
  return values.reduce((filled, [token, value]) => filled.replaceAll(token, () => value), text);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

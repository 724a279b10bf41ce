import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  digitsOf, PUBLIC_URL_TOKEN, SITE_DEFAULTS, SITE_META_TAG, SITE_TOKENS, type SiteSettings,
} from '@planet-heroes/contracts/kernel/site/catalogue';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { type EncodedBody, encodeBody, encodingFor, namesTag, sendEncoded, tagOf } from './encoded-body.js';

interface FilledPage extends EncodedBody {
  type: string;
  modifiedMs: number;
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8', xml: 'application/xml; charset=utf-8', txt: 'text/plain; charset=utf-8',
};

/** The files of the web that carry the installation's settings, filled in and compressed when they are first sent. */
export class FilledPages {
  private readonly pages = new Map<string, Promise<FilledPage>>();

  constructor(
    private readonly root: string,
    private readonly site: Partial<SiteSettings>,
    private readonly publicUrl: () => string,
  ) {}

  async send(request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> {
    const page = await this.read(file);
    if (isOutdated(request.headers, tagOf(page.hash, encodingFor(request.headers)), page.modifiedMs))
      throw new AppError('precondition_failed', 'This page is another one than the request names.');
    return sendEncoded(request, reply.type(page.type), page);
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
    const path = join(this.root, file);
    const { mtimeMs: modifiedMs } = await stat(path);
    const text = fillIn(await readFile(path, 'utf8'), this.site, this.publicUrl());
    return { ...await encodeBody(text), type: TYPES[file.split('.').at(-1)!]!, modifiedMs };
  }
}

/** Whether the request is for another state of the page than this (RFC 9110, sections 13.1.1 and 13.1.4). */
function isOutdated(headers: FastifyRequest['headers'], etag: string, modifiedMs: number): boolean {
  const { 'if-match': wanted, 'if-unmodified-since': since } = headers;
  if (wanted !== undefined) return !namesTag(wanted, etag);
  return since !== undefined && Math.floor(modifiedMs / 1000) * 1000 > Date.parse(since);
}

/** The text of a page with the settings in the places of their tokens. */
export function fillIn(text: string, given: Partial<SiteSettings>, publicUrl: string): string {
  const site = { ...SITE_DEFAULTS, ...given, ...(given.storeUrl && { storeUrl: new URL(given.storeUrl).href }) };
  const values: [string, string][] = [
    [SITE_META_TAG, SITE_META_TAG.replace('""', () => `"${escaped(JSON.stringify(site))}"`)],
    [PUBLIC_URL_TOKEN, escaped(publicUrl)],
    [SITE_TOKENS.contactEmail, escaped(site.contactEmail)],
    [SITE_TOKENS.contactPhone, escaped(site.contactPhone)],
    [digitsOf(SITE_TOKENS.contactPhone), digitsOf(site.contactPhone)],
    [SITE_TOKENS.contactWhatsapp, escaped(site.contactWhatsapp)],
    [digitsOf(SITE_TOKENS.contactWhatsapp), digitsOf(site.contactWhatsapp)],
    [SITE_TOKENS.socialHandle, escaped(site.socialHandle)],
    [SITE_TOKENS.storeUrl, escaped(site.storeUrl)],
    [SITE_TOKENS.partnerKitchenPlace, encodeURIComponent(site.partnerKitchenPlace)],
  ];
  return values.reduce((filled, [token, value]) => filled.replaceAll(token, () => value), text);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

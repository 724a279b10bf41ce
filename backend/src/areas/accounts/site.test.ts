import { describe, expect, it } from '@jest/globals';
import { siteOf } from './site.js';

const PUBLIC = 'https://heroes.example.com';
const from = (origin?: string) =>
  siteOf({ headers: { host: 'phish.example', ...(origin && { origin }) } } as never, PUBLIC);

describe('the site of passkeys', () => {
  it('is the public address, for any host that a request names', () => {
    const own = { siteId: 'heroes.example.com', origin: PUBLIC };
    for (const origin of [undefined, PUBLIC, 'https://phish.example', 'http://heroes.example.com', 'null'])
      expect(from(origin)).toEqual(own);
    expect(from('https://heroes.example.com:8443').origin).toBe('https://heroes.example.com:8443');
  });

  it('is any port of this machine where nothing else is set', () => {
    const local = siteOf({ headers: { origin: 'http://localhost:5173' } } as never, 'http://localhost:3000');
    expect(local).toEqual({ siteId: 'localhost', origin: 'http://localhost:5173' });
  });
});

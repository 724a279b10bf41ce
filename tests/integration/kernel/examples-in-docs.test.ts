import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PHOTO_LIMITS } from '@planet-heroes/contracts/areas/trade-ins/photos';
import { readConfig } from '@planet-heroes/platform/config/config';
import { vapidAuthorization } from '@planet-heroes/platform/push/vapid';
import { ROOT } from '../../processes/process.js';

const RUN = readFileSync(join(ROOT, 'docs/run.md'), 'utf8');
const HAS_NGINX = spawnSync('nginx', ['-v']).status === 0;

/** The first example of a kind after a heading of docs/run.md. */
function exampleOf(heading: string, kind: string): string {
  const section = RUN.slice(RUN.indexOf(`\n${heading}\n`));
  return new RegExp(`\`\`\`${kind}\n([^]*?)\`\`\``).exec(section)![1]!;
}

describe('the example for nginx', () => {
  const example = exampleOf('## Reverse proxy', 'nginx');

  it('lets the largest photo through, compresses JSON and passes upgrades on', () => {
    const megabytes = Number(/client_max_body_size (\d+)m;/.exec(example)![1]);
    expect(megabytes * 1024 * 1024).toBeGreaterThan(PHOTO_LIMITS.bytes);
    expect(example).toMatch(/gzip on;[^]*gzip_proxied any;[^]*gzip_types [^;]*application\/json/);
    const upgraded = /proxy_set_header Connection (\$\w+);/.exec(example)![1]!;
    expect(example).toContain(`map $http_upgrade ${upgraded} {`);
  });

  (HAS_NGINX ? it : it.skip)(`is taken by nginx${HAS_NGINX ? '' : ' (needs nginx on the PATH)'}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-nginx-'));
    try {
      const tls = (name: string) => join(ROOT, 'tests/fixtures/tls', name);
      const here = example.replace(/(ssl_certificate +)\S+;/, `$1${tls('server.crt')};`)
        .replace(/(ssl_certificate_key +)\S+;/, `$1${tls('server.key')};`);
      expect(here).not.toContain('/etc/ssl');
      writeFileSync(join(folder, 'nginx.conf'), `pid nginx.pid; error_log stderr; events {} http { access_log off;\n${here}}`);
      const tried = spawnSync('nginx', ['-t', '-p', folder, '-c', 'nginx.conf'], { encoding: 'utf8' });
      expect(tried).toMatchObject({ status: 0, stderr: expect.stringContaining('test is successful') });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

it('the command that makes keys for pushes prints a pair that signs', () => {
  const printed = execFileSync('sh', ['-c', exampleOf('### Keys for pushes', 'sh')], {
    encoding: 'utf8', env: { PATH: `${join(process.execPath, '..')}:${process.env.PATH}` },
  });
  const pair = Object.fromEntries(printed.trim().split('\n').map((line) => line.split('=')));
  const { vapidKeys } = readConfig(pair);
  expect(vapidAuthorization(new URL('https://push.example'), 'mailto:a@b', vapidKeys!)).toMatch(/^vapid t=/);
});

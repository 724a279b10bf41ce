import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that speaks as much of S3 as files need: one bucket, presigned addresses, whose signatures it checks. */
export interface S3Server {
  /** The environment with which processes find it. */
  environment: Record<string, string>;
  /** What it holds, by key. */
  files: Map<string, Buffer>;
  /** Why requests were refused. */
  refusals: string[];
  /** The next requests are answered with this status; undefined: as they ask for. */
  answersWith: number | undefined;
  close(): Promise<void>;
}

const SETTINGS = {
  S3_BUCKET: 'planet-photos',
  S3_REGION: 'me-central-1',
  S3_ACCESS_KEY_ID: 'test-access-key',
  S3_SECRET_ACCESS_KEY: 'test-secret-access-key',
};

export async function startS3Server(): Promise<S3Server> {
  const made: S3Server = {
    environment: {}, files: new Map(), refusals: [], answersWith: undefined, close: async () => {},
  };
  const server = createServer((request, response) => void answer(made, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  made.environment = { ...SETTINGS, S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  made.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return made;
}

async function answer(made: S3Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url!, `http://${request.headers.host}`);
  const key = url.pathname.slice(`/${SETTINGS.S3_BUCKET}/`.length);
  const end = (status: number, body?: Buffer | string): void => void response.writeHead(status).end(body);
  if (made.answersWith !== undefined) return end(made.answersWith, '<Error><Code>SlowDown</Code></Error>');
  const fault = faultOf(request.method!, url);
  if (fault) {
    made.refusals.push(fault);
    return end(403, `<Error><Code>${fault}</Code></Error>`);
  }
  if (request.method === 'PUT') made.files.set(key, Buffer.concat(chunks));
  if (request.method === 'DELETE') made.files.delete(key);
  const found = made.files.get(key);
  if (request.method === 'GET') return found ? end(200, found) : end(404, '<Error><Code>NoSuchKey</Code></Error>');
  end(request.method === 'PUT' ? 200 : 204);
}

/** What is wrong with a presigned address (AWS Signature Version 4, in the query). */
function faultOf(method: string, { host, pathname, searchParams }: URL): string | undefined {
  const given = searchParams.get('X-Amz-Signature');
  const date = searchParams.get('X-Amz-Date') ?? '';
  const scope = `${date.slice(0, 8)}/${SETTINGS.S3_REGION}/s3/aws4_request`;
  const lasts = Number(searchParams.get('X-Amz-Expires'));
  const madeAt = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!pathname.startsWith(`/${SETTINGS.S3_BUCKET}/`)) return 'NoSuchBucket';
  if (searchParams.get('X-Amz-Credential') !== `${SETTINGS.S3_ACCESS_KEY_ID}/${scope}`) return 'InvalidAccessKeyId';
  if (!(lasts > 0 && lasts <= 300 && Math.abs(Date.now() - madeAt) < lasts * 1000)) return 'ExpiredToken';
  const query = [...searchParams].filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).sort().join('&');
  const asked = [method, pathname, query, `host:${host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(asked).digest('hex')].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${SETTINGS.S3_SECRET_ACCESS_KEY}`,
  );
  return createHmac('sha256', key).update(text).digest('hex') === given ? undefined : 'SignatureDoesNotMatch';
}

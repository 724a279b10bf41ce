import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '../observability/logger.js';
import { RedisQueuePlatform } from './redis-queue-platform.js';

/** A server that speaks as much of Redis as a first contact asks for, of a version of our choice. */
function serverOf(version: string): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const [, name] of text.matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g)) {
        const info = `redis_version:${version}\r\nmaxmemory_policy:noeviction\r\n`;
        if (name!.toLowerCase() === 'hello') socket.write('-ERR unknown command \'HELLO\'\r\n');
        else if (name!.toLowerCase() === 'info') socket.write(`$${info.length}\r\n${info}\r\n`);
        else socket.write('+OK\r\n');
      }
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe('a Redis', () => {
  let server: Server;
  let platform: RedisQueuePlatform | undefined;
  afterEach(async () => {
    await platform?.close();
    platform = undefined;
    server.close();
  });
  const open = async (version: string) => {
    server = await serverOf(version);
    const { port } = server.address() as { port: number };
    platform = await RedisQueuePlatform.open(`redis://:s3cret@127.0.0.1:${port}`, 'test', createLogger('silent', 'test'));
    return port;
  };

  it.each(['6.2.14', '5.0.7'])('of version %s is refused', async (version) => {
    await expect(open(version)).rejects.toThrow(
      new RegExp(`^Redis ${version} is too old: Planet Heroes needs 7 or newer \\(127\\.0\\.0\\.1:\\d+\\)\\.$`),
    );
  });

  it.each(['7.0.0', '10.1.0'])('of version %s is taken', async (version) => {
    expect(await open(version)).toBeGreaterThan(0);
    expect(await platform!.misfits()).toEqual([]);
  });
});

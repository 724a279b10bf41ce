import { rmSync } from 'node:fs';

export default async function stopServices() {
  const { postgres, redis, folder } = globalThis.planetHeroesServices;
  redis.server?.kill();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

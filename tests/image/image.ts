// `npm run image`: builds the image and runs the processes of docker-compose.yml from it, through a walk that ends with
// a stop under load (docs/run.md).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '@planet-heroes/platform/program';
import { endProcess, ROOT } from '../processes/process.ts';
import { freePort } from '../processes/redis-server.ts';
import { OPERATOR_TOKEN, SESSION_SECRET } from '../processes/secrets.ts';
import { startServices } from '../processes/services.ts';
import { plainTable } from '../processes/table.ts';
import { durationMs, readComposeFile } from '../support/compose-file.ts';
import { until } from '../support/until.ts';
import { buildWithoutDocker, hasDocker, IMAGE } from './build-image.ts';
import { makeVolume, startFromImage } from './image-process.ts';
import { type RunScript, walkThrough, writeUntilStopped } from './walk.ts';

const USAGE = `npm run image
  Builds the Dockerfile and runs the processes of docker-compose.yml from the image, with PostgreSQL and Redis beside
  them: as their user, within their bounds, on files that they cannot write. Ten minutes. With Docker by Docker;
  without it as root, with Debian’s buildah, debootstrap and redis-server.
Example: npm run image`;
interface Done {
  step: string;
  seconds: string;
  result: string;
}
/** The processes of Compose, however they are run. */
interface Site {
  address: string;
  runScript: RunScript;
  /** Ends those of these names, or all, as Compose does; throws where one must be killed. */
  stop(...names: string[]): Promise<void>;
  remove(): Promise<void>;
}

await runProgram({ usage: USAGE, options: {} }, async () => {
  const done: Done[] = [];
  const note = async <T>(step: string, act: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    process.stdout.write(`${step} …\n`);
    const result = await act().then((value) => ({ value }), (error: Error) => ({ error }));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    done.push({ step, seconds, result: 'error' in result ? `NO: ${result.error.message}` : 'yes' });
    if ('error' in result) throw result.error;
    return result.value;
  };
  let site: Site | undefined;
  try {
    const docker = hasDocker();
    const image = await note('the image is built', async () => (docker ? runDocker('build', '-t', IMAGE, ROOT) : buildWithoutDocker()));
    site = await note('every process of Compose becomes healthy', () => (docker ? startByDocker() : startAside(image)));
    const { address, runScript, stop } = site;
    for (const [step, act] of walkThrough(address, runScript)) await note(step, act);
    await note('the backend answers all calls until it ends, in its time, and so do the workers', async () => {
      const writing = writeUntilStopped(address);
      await stop('backend');
      const { answered, faults } = await writing.stop();
      await stop();
      if (answered === 0 || faults.length > 0) throw new Error(`${answered} were answered; ${faults.slice(0, 5).join(', ')}`);
    });
  } finally {
    await site?.remove();
    process.stdout.write(`\n${plainTable<Done>([['step', (row) => row.step], ['s', (row) => row.seconds], ['held', (row) => row.result]], done)}\n`);
  }
});

/** Runs the image’s files as Compose would run them, on this machine’s network and on ports of their own. */
async function startAside(image: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-walk-'));
  const { postgres, redisUrl, stop: stopServices } = await startServices();
  const { services } = readComposeFile({
    OPERATOR_TOKEN, SESSION_SECRET, POSTGRES_PASSWORD: 'beside', REDIS_PASSWORD: 'beside',
    // All calls of the walk come from one address.
    WRITES_PER_MINUTE_ADDRESS: '0', NEW_HEROES_PER_HOUR: '0',
  });
  const ours = Object.entries(services).filter(([, { build }]) => build);
  const started = await Promise.all(ours.map(async ([name, service]) => {
    const servers = { DATABASE_URL: postgres.url, REDIS_URL: redisUrl! };
    const environment: Record<string, string> = { ...service.environment, ...servers };
    let check = service.healthcheck!.test.slice(1);
    for (const [key, port] of Object.entries(service.environment!).filter(([key, value]) => key.endsWith('PORT') && value)) {
      environment[key] = String(await freePort());
      check = check.map((word) => word.replaceAll(`127.0.0.1:${port}/`, `127.0.0.1:${environment[key]}/`));
    }
    const volumes = Object.fromEntries((service.volumes ?? []).map((mount) => {
      const [volume, target] = mount.split(':') as [string, string];
      return [target, makeVolume(join(folder, volume))];
    }));
    const run = (command: readonly string[], log: string, limits = service.deploy?.resources.limits) =>
      startFromImage({ image, command, environment, volumes, limits, log: join(folder, log) });
    return { name, service, check, environment, run, child: run(service.command, `${name}.log`) };
  }));
  const runToEnd = async ({ run, name }: (typeof started)[number], command: readonly string[], log = `${name}-command.log`) => {
    const child = run(command, log, undefined);
    const code = await new Promise((resolve) => child.once('exit', resolve));
    const printed = readFileSync(join(folder, log), 'utf8');
    if (code !== 0) throw new Error(`${command.join(' ')} ended with ${String(code)}: ${printed}`);
    return printed;
  };
  for (const part of started) {
    await until(`${part.name} to be healthy (${folder})`, async () => {
      if (part.child.exitCode !== null) throw new Error(readFileSync(join(folder, `${part.name}.log`), 'utf8'));
      await runToEnd(part, part.check, `${part.name}-check.log`);
      return true;
    }, 120_000);
  }
  const backend = started.find(({ name }) => name === 'backend')!;
  return {
    address: `http://127.0.0.1:${backend.environment.PORT}`,
    runScript: (...command) => runToEnd(backend, command),
    async stop(...names) {
      await Promise.all(started.filter(({ name }) => names.length === 0 || names.includes(name)).map(async (part) => {
        const { name, service, child } = part;
        const asked = performance.now();
        await endProcess(child);
        const ms = performance.now() - asked;
        if (child.exitCode !== 0 || ms > durationMs(service.stop_grace_period!))
          throw new Error(`${name} ended with ${child.exitCode ?? child.signalCode} after ${ms} ms`);
      }));
    },
    async remove() {
      for (const { child } of started) await endProcess(child, 'SIGKILL');
      await stopServices();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startByDocker(): Promise<Site> {
  const port = String(await freePort());
  const compose = (...args: string[]) => runDocker('compose', '-p', 'planet-heroes-image', ...args);
  Object.assign(process.env, {
    OPERATOR_TOKEN, SESSION_SECRET, POSTGRES_PASSWORD: 'beside', REDIS_PASSWORD: 'beside', PORT: port,
    WRITES_PER_MINUTE_ADDRESS: '0', NEW_HEROES_PER_HOUR: '0',
  });
  compose('up', '--detach', '--wait');
  return {
    address: `http://127.0.0.1:${port}`,
    runScript: async (...command) => compose('exec', '-T', 'backend', ...command),
    stop: async (...names) => void compose('stop', ...names),
    remove: async () => void compose('down', '--volumes'),
  };
}

function runDocker(...args: string[]): string {
  return execFileSync('docker', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import yaml from 'js-yaml';
import { Registry } from 'prom-client';
import { measureProcess } from '@planet-heroes/platform/observability/process-metrics';
import { overviewSchema } from '@planet-heroes/contracts/areas/operations/overview';
import { ROOT } from '../../processes/process.js';
import { startMailServer } from '../../support/mail-server.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

interface Alarm {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}
interface Rules {
  groups: { rules: Alarm[] }[];
}
interface Dashboard {
  panels: { id: number; type: string; title: string; targets?: { expr: string }[] }[];
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { groups } = yaml.load(read('deploy/monitoring/prometheus-rules.yaml')) as Rules;
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('deploy/monitoring/grafana-dashboard.json')) as Dashboard;
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** What Grafana puts in its place is a duration. */
/** Figures of the kubelet and of machines. */
const OF_OTHERS = /^(kubelet|node)_/;
const plain = (expression: string) => expression.replaceAll('$__rate_interval', '1m');

/** The metrics that an expression reads, and the positions where it is invalid. */
function readExpression(text: string): { metrics: string[]; faults: number[] } {
  const found = { metrics: [] as string[], faults: [] as number[] };
  parser.parse(text).iterate({
    enter({ type, from, to, node }) {
      if (type.isError) found.faults.push(from);
      const isMetric = type.name === 'Identifier' && node.parent?.type.name === 'VectorSelector';
      if (isMetric) found.metrics.push(text.slice(from, to));
    },
  });
  return found;
}

describe('what Prometheus and Grafana are given', () => {
  let product: TestProduct;
  const known = new Set<string>();
  beforeAll(async () => {
    product = await startTestProduct({ environment: { COMMAND_WAIT_MS: '300' } });
    const registry = new Registry();
    measureProcess(registry, { totalCount: 3, idleCount: 2, waitingCount: 0 });
    const { body } = await product.call('GET', '/metrics');
    for (const text of [body as string, await registry.metrics()]) {
      for (const [, name, type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
        for (const suffix of type === 'histogram' ? ['_bucket', '_count', '_sum'] : ['']) known.add(name + suffix);
      }
    }
  });
  afterAll(() => product.close());

  it.each(expressions)('%s: %s reads metrics that there are', (_, expression) => {
    const { metrics, faults } = readExpression(plain(expression));
    expect(faults).toEqual([]);
    expect(metrics.length).toBeGreaterThan(0);
    expect(metrics.filter((name) => !known.has(name) && !OF_OTHERS.test(name))).toEqual([]);
  });

  it('counts from zero, so that an alarm of a rise sees the first one', async () => {
    const { body } = await product.call('GET', '/metrics');
    const watched = rules.flatMap(({ expr }) => [...expr.matchAll(/increase\((\w+)/g)].map(([, name]) => name!));
    expect(watched).not.toEqual([]);
    for (const name of watched) expect(body).toMatch(new RegExp(`^${name}\\{.*\\} 0$`, 'm'));
  });

  it('has one label for all files', async () => {
    expect((await product.call('GET', '/assets/none.js')).status).toBe(404);
    const file = readdirSync(join(ROOT, 'web/dist/assets')).find((name) => name.endsWith('.js'))!;
    await product.call('GET', `/assets/${file}`);
    const { body } = await product.call('GET', '/metrics');
    const routes = new Set([...(body as string).matchAll(/route="(\/assets[^"]*)"/g)].map(([, route]) => route));
    expect([...routes]).toEqual(['/assets/*']);
  });

  it('would fail for an invalid expression, and for a metric that is not there', () => {
    expect(readExpression('sum(planet_sockets').faults).not.toEqual([]);
    expect(readExpression('rate(planet_gone_total[5m])')).toEqual({ metrics: ['planet_gone_total'], faults: [] });
  });

  it('has each alarm once, with a severity and a sentence', () => {
    const names = rules.map(({ alert }) => alert);
    expect(new Set(names).size).toBe(names.length);
    for (const { labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/\.$/);
    }
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  it('reports what waits in tables', async () => {
    const backlog = async (name: string, of: string) => {
      const { body } = await product.call('GET', '/metrics');
      return Number(new RegExp(`^planet_backlog${name}\\{of="${of}"\\} (\\S+)$`, 'm').exec(body as string)?.[1]);
    };
    expect(await backlog('', 'webhooks')).toBe(0);
    await product.operate('POST', '/api/ops/queues/heroes/pause');
    expect((await product.call('POST', '/api/heroes', { name: 'Patient' })).status).toBe(202);
    await until('the command to be counted', async () => (await backlog('', 'accepted-commands')) === 1);
    expect(await backlog('_oldest_seconds', 'accepted-commands')).toBeGreaterThan(0);
    await product.operate('POST', '/api/ops/queues/heroes/resume');
    await until('it to have ended', async () => (await backlog('', 'accepted-commands')) === 0);
  });
});

describe('mail that does not go out', () => {
  it('is in the log with its class and without the address, in the metrics, and on the operations page', async () => {
    const server = await startMailServer();
    const lines: string[] = [];
    const product = await startTestProduct({
      environment: { SMTP_URL: server.url.replace('//', '//shop:wrong@'), MAIL_FROM: 'heroes@example.com' },
      onLog: (line) => lines.push(line),
    });
    try {
      const values = async () => {
        const { body } = await product.call('GET', '/metrics');
        return new Map([...(body as string).matchAll(/^(planet_message\S+) (\S+)$/gm)].map(([, name, value]) => [name!, value!]));
      };
      const before = await values();
      expect(before.get('planet_message_faults_total{channel="email",fault="login"}')).toBe('0');
      expect(before.get('planet_messages{channel="email",state="failed"}')).toBe('0');
      expect((await product.call('POST', '/api/sign-in/code', { email: 'private@example.com' })).status).toBe(200);
      await until('the attempt to be counted', async () =>
        (await values()).get('planet_message_faults_total{channel="email",fault="login"}') !== '0');
      const after = await until('the message to wait', async () => {
        const read = await values();
        return read.get('planet_messages{channel="email",state="waiting"}') === '1' && read;
      });
      expect(Number(after.get('planet_messages_oldest_seconds{channel="email"}'))).toBeGreaterThan(0);
      const { messages } = overviewSchema.parse((await product.operate('GET', '/api/ops/overview')).body);
      expect(messages).toContainEqual(expect.objectContaining({ channel: 'email', waiting: 1 }));
      const warning = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'A message was not sent.');
      expect(warning).toMatchObject({ level: 40, channel: 'email', fault: 'login', code: '535', attempt: 1 });
      expect(lines.join('')).not.toContain('private@example.com');
    } finally {
      await product.close();
      await server.close();
    }
  });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { TriggerAuthentication } from '@kubernetes-models/keda/keda.sh/v1alpha1/TriggerAuthentication';
import yaml from 'js-yaml';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import { readConfig } from '@planet-heroes/platform/config/config';
import { type ProcessKind, SETTINGS, settingsOf } from '@planet-heroes/platform/config/settings';
import { ROOT } from '../../processes/process.js';
import { OPERATOR_TOKEN, SESSION_SECRET } from '../../processes/secrets.js';
import { readComposeFile } from '../../support/compose-file.js';
import { SAMPLE_SETTINGS } from '../../support/sample-settings.js';

const FOLDER = join(ROOT, 'deploy/kubernetes');
const KINDS = {
  CronJob, Deployment, Ingress, Job, NetworkPolicy, PersistentVolumeClaim, PodDisruptionBudget, ScaledObject, Service,
  TriggerAuthentication,
};

interface SecretKey {
  name: string;
  key: string;
  optional?: boolean;
}

interface Container {
  command: string[];
  envFrom: [{ configMapRef: { name: string } }];
  env: { name: string; value?: string; valueFrom?: { secretKeyRef: SecretKey } }[];
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  ports?: { name: string; containerPort: number }[];
  volumeMounts: { name: string; mountPath: string }[];
  [probe: `${string}Probe`]: { httpGet: { path: string; port: string } } | undefined;
}

interface Template {
  metadata: { labels: Record<string, string> };
  spec: { containers: [Container]; terminationGracePeriodSeconds: number };
}

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: 'In' | 'NotIn'; values: string[] }[];
}

/** What the tests read of a manifest. Its kind’s published schema has seen it before. */
interface Manifest {
  apiVersion: string;
  kind: keyof typeof KINDS;
  metadata: { name: string; labels: Record<string, string> };
  data: Record<string, string>;
  spec: {
    selector: { matchLabels: Record<string, string> };
    template: Template;
    jobTemplate: { spec: { template: Template; activeDeadlineSeconds: number } };
    secretTargetRef: { name: string }[];
    podSelector: Selector;
    egress?: { ports: { port: number }[] }[];
    scaleTargetRef: { name: string };
    triggers: [{ metadata: Record<string, string>; authenticationRef: { name: string } }];
  };
}

/** A ConfigMap or a Secret. */
interface Values {
  kind: 'ConfigMap' | 'Secret';
  metadata: { name: string };
  data: Record<string, string>;
}

const read = (folder: string, file: string) => readFileSync(join(FOLDER, folder, file), 'utf8');
const OF_KUSTOMIZE = ['kustomization.yaml', 'name-references.yaml'];
const filesOf = (folder: string) =>
  readdirSync(join(FOLDER, folder)).filter((file) => file.endsWith('.yaml') && !OF_KUSTOMIZE.includes(file));
const variables = (lines: readonly string[]) =>
  Object.fromEntries(
    lines.flatMap((line) => [...line.matchAll(/^(\w+)=(.*)$/g)].map(([, name, value]) => [name!, value!])),
  );
const all = ['base', 'example'].flatMap((folder) =>
  filesOf(folder).flatMap((file) => yaml.loadAll(read(folder, file)) as Manifest[])
);
const ofKind = (kind: Manifest['kind']) => all.filter((each) => each.kind === kind);
const named = (kind: Manifest['kind'], name: string) => ofKind(kind).find(({ metadata }) => metadata.name === name)!;

const deployments = ofKind('Deployment');
const pods = [...deployments, ...ofKind('Job'), ...ofKind('CronJob')];
const groups = deployments.filter(({ metadata }) => metadata.name.startsWith('workers-'));
const templateOf = ({ spec }: Manifest) => spec.template ?? spec.jobTemplate.spec.template;
const containerOf = (manifest: Manifest) => templateOf(manifest).spec.containers[0];
const valueOf = (manifest: Manifest, name: string) =>
  containerOf(manifest).env.find((each) => each.name === name)?.value;
const settings = variables(read('base', 'settings.env').split('\n'));
const { configMapGenerator: [{ literals }] } = yaml.load(read('example', 'kustomization.yaml')) as {
  configMapGenerator: [{ literals: string[] }];
};
/** What one installation's pods are given: the base, and the example over it. */
const merged = { ...settings, ...variables(literals) };
const kindOf = ({ metadata: { name } }: Manifest): ProcessKind =>
  name.startsWith('workers-') ? 'workers' : (name.replace('planet-heroes-', '') as ProcessKind);
/** What a pod finds in its environment. */
const environmentOf = (pod: Manifest, config: Record<string, string>, secrets: Record<string, string>) => ({
  ...config,
  ...Object.fromEntries(
    containerOf(pod).env.map(({ name, value, valueFrom }) => [name, value ?? secrets[valueFrom!.secretKeyRef.key]]),
  ),
});
/** The settings that a pod reads. */
const readBy = (pod: Manifest) => settingsOf(kindOf(pod), environmentOf(pod, {}, {}));
const isSelected = (pod: Manifest, { matchLabels = {}, matchExpressions = [] }: Selector) => {
  const { labels } = templateOf(pod).metadata;
  return Object.entries(matchLabels).every(([key, value]) => labels[key] === value)
    && matchExpressions.every(({ key, operator, values }) => values.includes(labels[key]!) === (operator === 'In'));
};
const PROBES = { startup: '/health/ready', readiness: '/health/serving', liveness: '/health/live' };
const { services } = readComposeFile({
  OPERATOR_TOKEN, SESSION_SECRET, POSTGRES_PASSWORD: 'secret', REDIS_PASSWORD: 'hidden',
});

describe('the manifests for Kubernetes', () => {
  it.each(all)('$kind $metadata.name is as its published schema has it', (manifest) => {
    const Kind = KINDS[manifest.kind];
    expect(new Kind().apiVersion).toBe(manifest.apiVersion);
    new Kind(manifest as never).validate();
  });

  it('are refused by these schemas where something is wrong', () => {
    const broken = structuredClone(named('Deployment', 'backend'));
    Object.assign(containerOf(broken), { command: 'node' });
    expect(() => new Deployment(broken as never).validate()).toThrow('command must be array');
  });

  it.each(['base', 'example'])('of %s are all listed', (folder) => {
    const { resources } = yaml.load(read(folder, 'kustomization.yaml')) as { resources: string[] };
    expect(resources.filter((path) => path !== '../base').toSorted()).toEqual(filesOf(folder).toSorted());
  });

  it('run the groups of docker-compose.yml, with its commands and its queues', () => {
    const composed = Object.keys(services).filter((name) => name === 'backend' || name.startsWith('workers-'));
    expect(deployments.map(({ metadata }) => metadata.name).toSorted()).toEqual(composed.toSorted());
    for (const deployment of deployments) {
      const service = services[deployment.metadata.name]!;
      expect(containerOf(deployment).command).toEqual(service.command);
      for (const name of ['WORKER_QUEUES', 'WORKER_GROUP']) {
        expect([name, valueOf(deployment, name)]).toEqual([name, service.environment![name]]);
      }
    }
    const consumed = groups.flatMap((group) => valueOf(group, 'WORKER_QUEUES')!.split(','));
    expect(consumed.toSorted()).toEqual(COMMAND_QUEUES.toSorted());
  });

  it.each(groups)('scale $metadata.name by its own signal', (group) => {
    const { name } = group.metadata;
    const { spec } = named('ScaledObject', name);
    expect(spec.scaleTargetRef).toEqual({ name });
    expect(spec.triggers[0].metadata).toMatchObject({
      url: expect.stringMatching(/\/api\/ops\/queues$/),
      valueLocation: `groups.#(name=="${valueOf(group, 'WORKER_GROUP')}").wantedWorkers`,
      targetValue: '1',
      authMode: 'bearer',
    });
    expect(ofKind('TriggerAuthentication').map(({ metadata }) => metadata.name)).toContain(
      spec.triggers[0].authenticationRef.name,
    );
    expect(group.spec).not.toHaveProperty('replicas');
  });

  it.each(deployments)('keep $metadata.name apart, bounded and looked after', (each) => {
    const { name } = each.metadata;
    const { template, selector } = each.spec;
    expect(template.metadata.labels).toMatchObject(selector.matchLabels);
    expect(named('PodDisruptionBudget', name).spec.selector).toEqual(selector);
    const container = containerOf(each);
    // Nobody sends requests to workers.
    const probes = name === 'backend' ? ['startup', 'readiness', 'liveness'] as const : ['startup', 'liveness'] as const;
    for (const probe of probes) {
      const { path, port } = container[`${probe}Probe`]!.httpGet;
      expect(port).toBe('health');
      expect([probe, path]).toEqual([probe, PROBES[probe]]);
      expect(container.ports!.map((known) => known.name)).toContain(port);
    }
    expect(Object.keys(container).filter((key) => key.endsWith('Probe'))).toHaveLength(probes.length);
    expect(template.metadata).toMatchObject({ annotations: { 'prometheus.io/port': settings.METRICS_PORT } });
    expect(container.ports).toContainEqual({ name: 'health', containerPort: Number(settings.METRICS_PORT) });
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
      name === 'backend' ? Number(settings.DRAIN_SECONDS) + 30 : 20,
    );
  });

  it.each(pods)(
    'give $metadata.name no more than it needs',
    (each) => {
      const pod = templateOf(each).spec;
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      const container = containerOf(each);
      expect(container).toMatchObject({
        image: 'planet-heroes',
        securityContext: {
          allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] },
        },
        resources: {
          requests: { cpu: expect.any(String), memory: expect.any(String) }, limits: { memory: expect.any(String) },
        },
      });
      expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toContain(settings.DATA_DIR);
    },
  );

  it('give all pods every setting except secrets, unless each has its own', () => {
    const own = SETTINGS.filter(({ name }) => pods.some((pod) => valueOf(pod, name) !== undefined));
    const shared = SETTINGS.filter((each) => !each.secret && !own.includes(each)).map(({ name }) => name);
    expect(Object.keys(settings)).toEqual(shared);
    for (const pod of deployments) {
      const needed = own.filter((each) => readBy(pod).includes(each)).map(({ name }) => [name, expect.any(String)]);
      expect(needed.map(([name]) => [name, valueOf(pod, name as string)])).toEqual(needed);
    }
    expect(pods.map((pod) => containerOf(pod).envFrom)).toEqual(pods.map(() => [{ configMapRef: { name: 'planet-heroes' } }]));
  });

  it.each(pods)('give $metadata.name the secrets that it reads and no other, and wait for those it requires', (pod) => {
    const keys = containerOf(pod).env
      .flatMap(({ name, valueFrom }) => (valueFrom ? [[name, valueFrom.secretKeyRef]] : []));
    const expected = readBy(pod).filter(({ secret }) => secret).map(({ name, required }) => [
      name, { name: 'planet-heroes', key: name, ...(!required && { optional: true }) },
    ]);
    expect(Object.fromEntries(keys)).toEqual(Object.fromEntries(expected));
  });

  it.each(pods)('start $metadata.name with every setting, and with none that may be left out', (pod) => {
    const kind = kindOf(pod);
    const bare = readConfig(environmentOf(pod, settings, REQUIRED_SECRETS), kind);
    const example = readConfig(environmentOf(pod, merged, { ...REQUIRED_SECRETS, ...STORE_KEYS }), kind);
    const allSecrets = { ...REQUIRED_SECRETS, ...SAMPLE_SETTINGS };
    const whole = readConfig(environmentOf(pod, { ...merged, ...SAMPLE_SETTINGS }, allSecrets), kind);
    expect([bare.seed, whole.seed]).toEqual(kind === 'backup' ? ['catalogue', 'catalogue'] : ['catalogue', 'minimal']);
    const reads = (name: string) => readBy(pod).some((each) => each.name === name);
    const hasStore = reads('S3_BUCKET');
    expect([bare, example, whole].map(({ s3 }) => s3 !== undefined)).toEqual([false, hasStore, hasStore]);
    expect(whole.smtpUrl !== undefined).toBe(reads('SMTP_URL'));
    expect(whole.vapidKeys !== undefined).toBe(reads('VAPID_PRIVATE_KEY'));
    if (kind === 'backend' || kind === 'workers') expect(bare).toMatchObject({ host: '0.0.0.0', metricsPort: 3100 });
  });

  it.each(deployments)('let $metadata.name connect to everything that its settings name', (pod) => {
    const open = ofKind('NetworkPolicy').filter(({ spec }) => isSelected(pod, spec.podSelector))
      .flatMap(({ spec }) => spec.egress ?? []).flatMap(({ ports }) => ports.map(({ port }) => port));
    const environment: Record<string, string | undefined> = environmentOf(pod, { ...merged, ...SAMPLE_SETTINGS }, {
      ...REQUIRED_SECRETS, ...SAMPLE_SETTINGS,
    });
    // The address of the product is one for people, and no pod connects to it.
    const urls = readBy(pod).filter(({ name }) => name !== 'PUBLIC_URL')
      .flatMap(({ name }) => (URL.canParse(environment[name] ?? '') ? [new URL(environment[name]!)] : []));
    expect(urls.length).toBeGreaterThan(0);
    for (const { protocol, port, host } of urls)
      expect([host, open]).toEqual([host, expect.arrayContaining([Number(port || PORTS[protocol])])]);
  });

  it('end a backup that hangs, which would keep the next from starting', () => {
    expect(named('CronJob', 'planet-heroes-backup').spec.jobTemplate.spec.activeDeadlineSeconds).toBeLessThan(86_400);
  });

  it('say in an example which secrets there are', () => {
    const example = read('example', 'kustomization.yaml').split('apiVersion')[0]!;
    for (const name of [...Object.keys({ ...REQUIRED_SECRETS, ...STORE_KEYS }), 'AUTOSCALER_TOKEN'])
      expect(example).toContain(`#   ${name}=`);
    for (const { name } of SETTINGS.filter(({ secret }) => secret)) expect(example).toContain(name);
  });

  const has = spawnSync('kubectl', ['version', '--client']).status === 0;
  (has ? it : it.skip)(`are put together by kubectl: new values replace pods${has ? '' : ' (needs kubectl on the PATH)'}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-kustomize-'));
    const build = (secrets: Record<string, string>) => {
      const lines = Object.entries(secrets).map((pair) => pair.join('='));
      writeFileSync(join(folder, 'example/secrets.env'), lines.join('\n'));
      const built = execFileSync('kubectl', ['kustomize', join(folder, 'example')], { encoding: 'utf8' });
      return yaml.loadAll(built) as (Manifest | Values)[];
    };
    try {
      cpSync(FOLDER, folder, { recursive: true });
      const secrets = { ...REQUIRED_SECRETS, ...STORE_KEYS, AUTOSCALER_TOKEN: OPERATOR_TOKEN };
      const built = build(secrets);
      const [config, secret] = ['ConfigMap', 'Secret'].map((kind) => built.find((each) => each.kind === kind)!);
      expect(config).toMatchObject({ metadata: { name: expect.stringMatching(/^planet-heroes-\w{10}$/) }, data: merged });
      const manifests = built.filter((each): each is Manifest => each.kind in KINDS);
      const trigger = manifests.find(({ kind }) => kind === 'TriggerAuthentication')!;
      expect(trigger.spec.secretTargetRef[0]!.name).toBe(secret!.metadata.name);
      const builtPods = manifests.filter(({ kind }) => ['Deployment', 'Job', 'CronJob'].includes(kind));
      expect(builtPods).toHaveLength(pods.length);
      for (const pod of builtPods) {
        const { envFrom, env } = containerOf(pod);
        expect(envFrom[0].configMapRef).toEqual({ name: config!.metadata.name });
        for (const { valueFrom } of env) if (valueFrom) expect(valueFrom.secretKeyRef.name).toBe(secret!.metadata.name);
        readConfig(environmentOf(pod, config!.data, secrets), kindOf(pod));
      }
      const changed = build({ ...secrets, SESSION_SECRET: `another-${SESSION_SECRET}` });
      expect(changed.find(({ kind }) => kind === 'Secret')!.metadata.name).not.toBe(secret!.metadata.name);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

const REQUIRED_SECRETS = {
  DATABASE_URL: 'postgres://planet:secret@postgres:5432/planet',
  REDIS_URL: 'redis://redis:6379',
  OPERATOR_TOKEN,
  SESSION_SECRET,
};
/** The example keeps photos in a store. */
const STORE_KEYS = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
const PORTS: Readonly<Record<string, number>> = { 'https:': 443, 'http:': 80, 'smtps:': 465, 'smtp:': 587 };

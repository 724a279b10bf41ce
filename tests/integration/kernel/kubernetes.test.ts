import { readdirSync, readFileSync } from 'node:fs';
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
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import { environmentNames, readConfig } from '@planet-heroes/platform/config/config';
import { ROOT } from '../../processes/process.js';
import { OPERATOR_TOKEN, SESSION_SECRET } from '../../processes/secrets.js';
import { readComposeFile } from '../../support/compose-file.js';

const FOLDER = join(ROOT, 'deploy/kubernetes');
const KINDS = {
  ConfigMap, CronJob, Deployment, Ingress, Job, NetworkPolicy, PersistentVolumeClaim, PodDisruptionBudget, ScaledObject,
  Service, TriggerAuthentication,
};

interface Container {
  command: string[];
  env: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[];
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  ports?: { name: string; containerPort: number }[];
  volumeMounts: { name: string; mountPath: string }[];
  [probe: `${string}Probe`]: { httpGet: { path: string; port: string } } | undefined;
}

/** What the tests read of a manifest. Its kind’s published schema has seen it before. */
interface Manifest {
  apiVersion: string;
  kind: keyof typeof KINDS;
  metadata: { name: string; labels: Record<string, string> };
  data: Record<string, string>;
  spec: {
    selector: { matchLabels: Record<string, string> };
    template: {
      metadata: { labels: Record<string, string> };
      spec: { containers: [Container]; terminationGracePeriodSeconds: number };
    };
    scaleTargetRef: { name: string };
    triggers: [{ metadata: Record<string, string>; authenticationRef: { name: string } }];
  };
}

const read = (folder: string, file: string) => readFileSync(join(FOLDER, folder, file), 'utf8');
const filesOf = (folder: string) => readdirSync(join(FOLDER, folder)).filter((file) => file !== 'kustomization.yaml');
const all = ['base', 'example'].flatMap((folder) =>
  filesOf(folder).flatMap((file) => yaml.loadAll(read(folder, file)) as Manifest[])
);
const ofKind = (kind: Manifest['kind']) => all.filter((each) => each.kind === kind);
const named = (kind: Manifest['kind'], name: string) => ofKind(kind).find(({ metadata }) => metadata.name === name)!;

const deployments = ofKind('Deployment');
const pods = [...deployments, ...ofKind('Job')];
const groups = deployments.filter(({ metadata }) => metadata.name.startsWith('workers-'));
const containerOf = ({ spec }: Manifest) => spec.template.spec.containers[0];
const valueOf = (manifest: Manifest, name: string) =>
  containerOf(manifest).env.find((each) => each.name === name)?.value;
const settings = ofKind('ConfigMap')[0]!.data;
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
    for (const probe of ['startup', 'readiness', 'liveness'] as const) {
      const { path, port } = container[`${probe}Probe`]!.httpGet;
      expect([probe, path]).toEqual([probe, probe === 'liveness' ? '/health/live' : '/health/ready']);
      expect(container.ports!.map((known) => known.name)).toContain(port);
    }
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
      name === 'backend' ? Number(settings.DRAIN_SECONDS) + 30 : 20,
    );
  });

  it.each(pods)(
    'give $metadata.name no more than it needs',
    (each) => {
      const pod = each.spec.template.spec;
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

  it.each(pods)(
    'set for $metadata.name only what the product reads, and nothing wrong',
    (each) => {
      const own = containerOf(each).env.map(({ name, value }) => [name, value ?? SECRETS[name]]);
      const environment = { ...settings, ...Object.fromEntries(own) };
      expect(Object.keys(environment).filter((name) => !environmentNames.includes(name))).toEqual([]);
      if (each.kind === 'Deployment') {
        expect(readConfig(environment)).toMatchObject({ host: '0.0.0.0', seed: 'catalogue', dataDir: settings.DATA_DIR });
      }
      const keys = containerOf(each).env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []);
      for (const { name, key } of keys) expect([name, Object.keys(SECRETS).includes(key)]).toEqual(['planet-heroes', true]);
    },
  );

  it('keep the operator’s and the sessions’ secrets with the backend alone', () => {
    const having = deployments.filter((each) =>
      containerOf(each).env.some(({ name }) => name === 'OPERATOR_TOKEN' || name === 'SESSION_SECRET')
    );
    expect(having.map(({ metadata }) => metadata.name)).toEqual(['backend']);
  });

  it('say in an example which secrets there have to be', () => {
    const example = read('example', 'kustomization.yaml');
    for (const name of ['DATABASE_URL', 'REDIS_URL', 'OPERATOR_TOKEN', 'SESSION_SECRET', 'AUTOSCALER_TOKEN']) {
      expect(example).toContain(`#   ${name}=`);
    }
  });
});

const SECRETS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://planet:secret@postgres:5432/planet',
  REDIS_URL: 'redis://redis:6379',
  OPERATOR_TOKEN,
  SESSION_SECRET,
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  SMTP_URL: '',
  VAPID_PRIVATE_KEY: '',
  AI_API_KEY: '',
  PAYOUT_ACCOUNT_IBAN: '',
};

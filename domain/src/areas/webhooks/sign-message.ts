import { Webhook } from 'standardwebhooks';

/** The headers of a message by the Standard Webhooks scheme, with a signature for each secret that still counts. */
export function signedHeaders(id: string, body: string, secrets: readonly string[], at: Date): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'PlanetHeroes-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}

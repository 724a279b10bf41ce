import type { ZodOpenApiPathsObject } from 'zod-openapi';
import type { CallArea } from '@planet-heroes/contracts/kernel/calls/call';

/** What an area sends to its callers' own servers, as OpenAPI's webhooks, by type. */
export function webhooksOf({ tag, webhooks }: CallArea): ZodOpenApiPathsObject {
  if (!webhooks) return {};
  const { description, headers, messages } = webhooks;
  const parameters = Object.entries(headers).map(([name, { description, example }]) => (
    { name, in: 'header' as const, required: true, description, schema: { type: 'string' as const }, example }
  ));
  return Object.fromEntries(Object.entries(messages).map(([type, { summary, schema, example }]) => [type, {
    post: {
      operationId: type,
      tags: [tag],
      summary,
      description,
      security: [],
      parameters,
      requestBody: { required: true, content: { 'application/json': { schema, example } } },
      responses: {
        '2XX': { description: 'Received: it is not sent again.' },
        default: { description: 'Anything else: it is sent again later.' },
      },
    },
  }]));
}

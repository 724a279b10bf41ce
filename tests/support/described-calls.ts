import { type AnswerHeader, bringsBody, type Call, type CallExample } from '@planet-heroes/contracts/kernel/calls/call';
import { headersOf } from '@planet-heroes/contracts/kernel/calls/call-headers';
import { errorsOf } from '@planet-heroes/contracts/kernel/calls/call-errors';
import { CALLS } from '@planet-heroes/contracts/calls';
import { errorBodySchema } from '@planet-heroes/contracts/kernel/errors/error-body';
import { ERROR_STATUS } from '@planet-heroes/contracts/kernel/errors/error-codes';
import { acceptedCommandSchema } from '@planet-heroes/contracts/kernel/commands/settled-command';
import type { Answer } from './request.js';

const HEADERS: readonly AnswerHeader[] = [
  'Command-Id', 'Content-Disposition', 'ETag', 'Idempotency-Replayed', 'Location', 'Planet-As-Of', 'Planet-Position', 'Retry-After',
  'Set-Cookie',
];

/** The URL of a call with these values. */
export function urlOf({ path }: Call, { params = {}, query = {} }: CallExample): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}

/** The described call that a request makes. */
export function callOf(method: string, url: string): Call {
  const segments = url.split('?')[0]!.split('/');
  const fits = ({ path }: Call) => {
    const own = path.split('/');
    return own.length === segments.length && own.every((part, at) => part.startsWith('{') || part === segments[at]);
  };
  const exactness = ({ path }: Call) => -(path.match(/\{/g)?.length ?? 0);
  const [call] = CALLS.filter((candidate) => candidate.method === method && fits(candidate)).sort((a, b) =>
    exactness(b) - exactness(a)
  );
  if (!call) throw new Error(`No call is described for ${method} ${url}.`);
  return call;
}

/** What is wrong with an answer, compared with its call's description; undefined where it is as described. */
export function faultOf(call: Call, { status, headers, body }: Answer): string | undefined {
  const described = call.answers[status];
  const undescribed = HEADERS.filter((name) => headers.has(name) && !headersOf(call, status).includes(name));
  if (undescribed.length > 0) return `${status} has headers that are not described: ${undescribed}`;
  if (described) {
    if (!bringsBody(status)) return body === '' ? undefined : `${status} brings a body`;
    const type = headers.get('content-type') ?? '';
    if (![described.type ?? 'application/json'].flat().some((one) => type.startsWith(one)))
      return `${status} has the media type ${type}`;
    return described.schema && differenceFrom(described.schema, body);
  }
  if (status === 202 && call.command) return differenceFrom(acceptedCommandSchema, body);
  if (status < 400) return `${status} is not described`;
  const refusal = errorBodySchema.safeParse(body);
  if (!refusal.success) return `${status} is not a refusal of the one form: ${JSON.stringify(body)}`;
  const { code, message } = refusal.data.error;
  if (ERROR_STATUS[code] !== status) return `${code} came with ${status}`;
  if (!/\w/.test(message)) return `${code} has no text`;
  return errorsOf(call).includes(code) ? undefined : `${code} (${message}) is not listed`;
}

/**
 * A schema drops what it does not know, so an answer that holds more than its schema says differs from what it parses
 * to.
 */
function differenceFrom(schema: NonNullable<Call['answers'][number]['schema']>, body: unknown): string | undefined {
  const parsed = schema.safeParse(body);
  if (!parsed.success) return `the answer is not as its schema says: ${parsed.error.message}`;
  const [shown, known] = [sorted(body), sorted(parsed.data)];
  return shown === known ? undefined : `the answer holds more than its schema says: ${shown} against ${known}`;
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/** What came back; JSON is read. */
export interface Answer {
  status: number;
  headers: Headers;
  body: any;
}

/**
 * Sends a request, with a text or bytes as they stand and anything else as JSON, and reads the answer. Redirects are
 * not followed.
 */
export async function request(
  address: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const raw = typeof body === 'string' || body instanceof Uint8Array;
  const response = await fetch(address + path, {
    method,
    redirect: 'manual',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: raw ? (body as BodyInit) : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text };
}

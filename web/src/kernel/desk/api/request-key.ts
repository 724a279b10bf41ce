/**
 * The keys of a form's requests: the same for the same body, so that one whose answer was lost may be sent again, and
 * another for another.
 */
export function newRequestKey(): (body: unknown) => string {
  const keys = new Map<string, string>();
  return (body) => {
    const text = JSON.stringify(body);
    const key = keys.get(text) ?? randomKey();
    keys.set(text, key);
    return key;
  };
}

/** `crypto.randomUUID` is there on secure origins only, and these pages may be opened by an address without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

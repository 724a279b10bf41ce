

/**
 * A random UUID (version 4). `crypto.randomUUID` exists on secure origins only, and a phone on the local network is not
 * on one.
 */
export function randomUuid(): string {
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) => {
    const [random] = crypto.getRandomValues(new Uint8Array(1));
    return (+digit | (random! & (digit === '8' ? 3 : 15))).toString(16);
  });
}

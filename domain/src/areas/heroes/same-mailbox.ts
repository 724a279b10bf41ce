/** Whether two e-mail addresses reach the same person: case does not matter, nor what stands behind a plus. */
export function sameMailbox(a: string, b: string): boolean {
  return mailbox(a) === mailbox(b);
}

function mailbox(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at).split('+')[0]}${address.slice(at)}`.trim().toLowerCase();
}

/** Where one company is shown. */
export function pathOfCompany(id: string): string {
  return `/ops/companies?id=${encodeURIComponent(id)}`;
}

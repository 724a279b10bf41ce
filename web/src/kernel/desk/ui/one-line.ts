/** What a field holds, on one line; it may have been written in several. */
export const oneLine = (given: FormDataEntryValue | null): string =>
  String(given ?? '').trim().replaceAll(/\s+/g, ' ');

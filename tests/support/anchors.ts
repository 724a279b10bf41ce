/** The anchors that GitHub makes of a page's headings. */
export const anchorsOf = (page: string) =>
  new Set(
    [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
      heading!.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-')
    ),
  );

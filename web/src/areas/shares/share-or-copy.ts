export interface ShareContent {
  title: string;
  text: string;
  url: string;
}

/**
 * Offers the device's share sheet, and where there is none copies the text with its link (spec document 1, section 7).
 * `dismissed`: the visitor closed the sheet. A failure is only logged (section 8).
 */
export async function shareOrCopy(
  { title, text, url }: ShareContent,
): Promise<'shared' | 'copied' | 'dismissed' | 'failed'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, text, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(`${text} ${url}`);
    return 'copied';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    console.warn('Sharing failed', error);
    return 'failed';
  }
}

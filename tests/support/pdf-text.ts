import { extractText, getDocumentProxy } from 'unpdf';

/** What a PDF that was answered says, its lines joined by single spaces. */
export async function pdfText(answer: Response): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
}

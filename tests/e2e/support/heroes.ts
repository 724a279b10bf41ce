import type { APIRequestContext } from '@playwright/test';

/** Joins as a new hero, who has 25 points; requests with the context's cookies act as that hero. Returns the id. */
export async function joinAs(request: APIRequestContext, name: string): Promise<string> {
  const answer = await request.post('/api/heroes', { data: { name } });
  if (answer.status() !== 201) throw new Error(`Joining: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

import { z } from 'zod';
import { defineCalls } from './define-calls.js';
import { DOCUMENT_ROUTES } from './document-routes.js';

const openApi = z.looseObject({ openapi: z.string() });
const asyncApi = z.looseObject({ asyncapi: z.string() });

/** This description itself. */
export const DOCUMENT_CALLS = defineCalls(
  DOCUMENT_ROUTES,
  { tag: 'Description', description: 'This description, for people and for programs.' },
  {
    readApiPage: {
      summary: 'This description as a page',
      description: 'Needs nothing from other hosts.',
      caller: 'public',
      tagged: true,
      example: {},
      answers: { 200: { type: 'text/html' } },
    },
    readOpenApi: {
      summary: 'The calls, as OpenAPI 3.1',
      description: 'Made from the tables that the server’s routes and checks come from.',
      caller: 'public',
      tagged: true,
      example: {},
      answers: { 200: { schema: openApi, example: { openapi: '3.1.1' } } },
    },
    readAsyncApi: {
      summary: 'The socket’s messages, as AsyncAPI 3.0',
      description: 'The same for people: `docs/realtime-messages.md`.',
      caller: 'public',
      tagged: true,
      example: {},
      answers: { 200: { schema: asyncApi, example: { asyncapi: '3.0.0' } } },
    },
  },
);

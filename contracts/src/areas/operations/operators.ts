import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { auditAnswerSchema, auditEntrySchema, auditQuerySchema } from '../../kernel/operators/audit.js';
import { OPERATOR_ROLES } from '../../kernel/operators/roles.js';
import { emailSchema } from '../../kernel/text/contacts.js';
import { plainText } from '../../kernel/text/text.js';
import { OPERATORS_ROUTES } from './routes.js';

const roles = z.array(z.enum(OPERATOR_ROLES)).min(1).max(OPERATOR_ROLES.length);

export const operatorSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for a machine, which calls by a key. */
  email: z.string().nullable(),
  roles: z.array(z.enum(OPERATOR_ROLES)),
  active: z.boolean(),
  createdAt: timeSchema,
});
export type OperatorView = z.infer<typeof operatorSchema>;

/** `POST /api/ops/operators`: a person signs in with the address; without one it is a machine and is given a key. */
export const addOperatorSchema = z.object({
  name: plainText(80),
  email: emailSchema.transform((email) => email.toLowerCase()).optional(),
  roles,
});
export const changeOperatorSchema = z.object({ roles: roles.optional(), active: z.boolean().optional() });

const EXAMPLE_CALLER = {
  id: EXAMPLE_ID,
  name: 'Huda Rahman',
  email: 'huda@planet-heroes.example',
  roles: ['desk'] as ('desk')[],
  active: true,
};
const EXAMPLE_OPERATOR = { ...EXAMPLE_CALLER, createdAt: EXAMPLE_TIME };
const ofOperator = { params: z.object({ id: plainText(64) }), example: { params: { id: EXAMPLE_ID } } };

export const OPERATOR_COMMANDS = {
  'add-operator': {
    queue: 'operations',
    payload: addOperatorSchema.extend({
      email: z.string().max(254).optional(),
      keyHash: z.string().length(64).optional(),
      by: z.string().max(80),
      byId: z.string().optional(),
    }),
    result: operatorSchema,
    personal: true,
  },
  'change-operator': {
    queue: 'operations',
    payload: changeOperatorSchema.extend({ operatorId: plainText(64) }),
    result: operatorSchema,
    personal: true,
  },
} as const;

/** Who operates the instance, and what they did. */
export const OPERATORS_CALLS = defineCalls(
  OPERATORS_ROUTES,
  {
    tag: 'Operators',
    description: 'Named operators with roles, and the log of what they did, which nobody can change (docs/accounts.md).',
    schemas: { Operator: operatorSchema, AuditEntry: auditEntrySchema },
  },
  {
    readOperator: {
      summary: 'The operator who calls',
      description: 'Until the first operator is there, the start token is one with every role.',
      caller: 'operator',
      example: {},
      answers: {
        200: { schema: operatorSchema.omit({ createdAt: true }), example: EXAMPLE_CALLER },
      },
      errors: ['database_unavailable'],
    },
    listOperators: {
      summary: 'Every operator, by name',
      description: 'Those who were taken off as well.',
      caller: 'operator',
      example: {},
      answers: {
        200: {
          schema: z.object({ operators: z.array(operatorSchema) }),
          example: { operators: [EXAMPLE_OPERATOR] },
        },
      },
      errors: ['database_unavailable'],
    },
    addOperator: {
      summary: 'Add an operator',
      description:
        'A person signs in with the e-mail address; a machine, which has none, is given a key in this answer and nowhere else. The first operator is an admin, and ends the start token.',
      caller: 'operator',
      body: addOperatorSchema,
      example: { body: { name: EXAMPLE_OPERATOR.name, email: EXAMPLE_OPERATOR.email, roles: ['desk'] } },
      answers: {
        201: { schema: operatorSchema.extend({ key: z.string().optional() }), example: { ...EXAMPLE_OPERATOR } },
      },
      errors: ['already_registered', 'last_admin'],
      command: true,
    },
    changeOperator: {
      summary: 'Change an operator’s roles, or take the operator off',
      description: 'What is left out stays. There is always an active admin who is a person.',
      caller: 'operator',
      ...ofOperator,
      body: changeOperatorSchema,
      example: { ...ofOperator.example, body: { active: false } },
      answers: { 200: { schema: operatorSchema, example: { ...EXAMPLE_OPERATOR, active: false } } },
      errors: ['unknown_item', 'last_admin'],
      command: true,
    },
    readAudit: {
      summary: 'What operators did',
      description:
        'Newest first; `next` is the `before` of the next page. By who did it, by the call, from and until a time, and by a text in it.',
      caller: 'operator',
      query: auditQuerySchema,
      example: { query: { call: 'POST /api/ops/quotes/{id}/approve', from: EXAMPLE_TIME, limit: '20' } },
      answers: {
        200: {
          schema: auditAnswerSchema,
          example: {
            entries: [{
              id: '4711',
              at: EXAMPLE_TIME,
              operatorId: EXAMPLE_ID,
              operator: 'Huda Rahman',
              call: 'POST /api/ops/quotes/{id}/approve',
              subject: 'Q-2025-0412',
              details: {},
              status: 200,
              requestId: 'req-1',
            }],
            next: null,
          },
        },
      },
      errors: ['database_unavailable'],
    },
  },
);

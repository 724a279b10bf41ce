import { z } from 'zod';
import { timeSchema } from '../time.js';
import { plainText } from '../text/text.js';

/** One thing that an operator did. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: timeSchema,
  operatorId: z.string(),
  operator: z.string(),
  call: z.string(),
  subject: z.string(),
  /** What the subject is called today, where it has a name or a number. */
  subjectName: z.string().optional(),
  details: z.record(z.string(), z.unknown()),
  status: z.number().int(),
  requestId: z.string(),
});
export type AuditEntryView = z.infer<typeof auditEntrySchema>;

/** `GET /api/ops/audit?search=&operatorId=&call=&from=&to=&before=&limit=`: newest first. */
export const auditQuerySchema = z.object({
  /** In the operator's name, the call, the subject or the details. */
  search: plainText(100).optional(),
  operatorId: plainText(64).optional(),
  /** As the entries name it. */
  call: plainText(120).optional(),
  /** From then on, and until before then. */
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  before: z.string().regex(/^\d{1,18}$/).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;
/** `next` is the `before` of the next page. */
export const auditAnswerSchema = z.object({ entries: z.array(auditEntrySchema), next: z.string().nullable() });

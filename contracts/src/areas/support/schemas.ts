import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { auditAnswerSchema } from '../../kernel/operators/audit.js';
import { MESSAGE_STATES } from '../../kernel/outbox/message-states.js';
import { multilineText, plainText } from '../../kernel/text/text.js';
import { HERO_LEVELS } from '../heroes/levels.js';
import { HIDING_REASONS, MODERATION_REASONS } from '../heroes/moderation.js';
import { joinHeroRequestSchema } from '../heroes/schemas.js';
import { CORRECTION_REASONS, CORRECTION_STATES, FOUND_BY, MAX_CORRECTION } from './catalogue.js';

const whole = z.number().int().nonnegative();
const cursor = z.string().max(300).optional();
const limit = z.coerce.number().int().min(1).max(100).default(20);
const next = z.string().nullable();

/** `GET /api/ops/people?search=`: a name, e-mail address or id that a person gave, or read out from a label. */
export const findPeopleQuerySchema = z.object({
  search: plainText(254),
  /** The `next` of the page before: of those whose name fits. */
  after: plainText(64).optional(),
  limit,
});
export type FindPeopleQuery = z.infer<typeof findPeopleQuerySchema>;

export const foundHeroSchema = z.object({
  id: z.string(),
  name: z.string(),
  foundBy: z.enum(FOUND_BY),
  score: whole,
  joinedAt: timeSchema,
  isGuest: z.boolean(),
  isHidden: z.boolean(),
  hasLeft: z.boolean(),
});
export type FoundHero = z.infer<typeof foundHeroSchema>;
export const foundCompanySchema = z.object({
  id: z.string(),
  name: z.string(),
  foundBy: z.enum(FOUND_BY),
  /** The order that led to it. */
  orderId: z.string().nullable(),
  /** The name of the member who led to it. */
  member: z.string().optional(),
});
export type FoundCompany = z.infer<typeof foundCompanySchema>;
export const foundPeopleSchema = z.object({
  heroes: z.array(foundHeroSchema),
  companies: z.array(foundCompanySchema),
  next,
});
export type FoundPeople = z.infer<typeof foundPeopleSchema>;

/** How somebody can be reached; null where it is not known. */
export const contactsSchema = z.object({
  signInEmail: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});
export type Contacts = z.infer<typeof contactsSchema>;

/** One hero as support sees it; `contacts` are masked. Points whole; times UTC. */
export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  level: z.enum(HERO_LEVELS.map(({ name }) => name)),
  isDemo: z.boolean(),
  isGuest: z.boolean(),
  zoneId: z.string().nullable(),
  locale: z.string().nullable(),
  joinedAt: timeSchema,
  leftAt: timeSchema.nullable(),
  hidden: z.object({ since: timeSchema, reason: z.enum(HIDING_REASONS) }).nullable(),
  availablePoints: whole,
  pendingPoints: whole,
  heldPoints: whole,
  lifetimePoints: whole,
  score: whole,
  contacts: contactsSchema,
});
export type Person = z.infer<typeof personSchema>;

export const pageQuerySchema = z.object({ after: cursor, limit });
export type PageQuery = z.infer<typeof pageQuerySchema>;

/** What a hero takes part in, or has set others, newest first. */
export const personChallengesSchema = z.object({
  challenges: z.array(z.object({
    id: z.string(),
    title: z.string(),
    part: z.enum(['dubai', 'social', 'created']),
    state: z.string(),
    at: timeSchema,
  })),
  next,
});
export type PersonChallenges = z.infer<typeof personChallengesSchema>;

/** A message that was sent: never its text, which is the recipient's. */
const sentMessageSchema = z.object({
  id: z.string(),
  channel: z.enum(['email', 'push']),
  kind: z.string(),
  locale: z.string(),
  state: z.enum(MESSAGE_STATES),
  createdAt: timeSchema,
  sentAt: timeSchema.nullable(),
});

/** What was sent to somebody, newest first. */
export const personMessagesSchema = z.object({ messages: z.array(sentMessageSchema), next });
export type PersonMessages = z.infer<typeof personMessagesSchema>;

/** The order or quote that a message to a company is about, and the step that it reports. */
export const messageSubjectSchema = z.object({ kind: z.enum(['order', 'quote']), id: z.string(), step: z.string() });
export type MessageSubject = z.infer<typeof messageSubjectSchema>;

/** What was sent to a company's people, newest first; `to` is masked. `about` is null where it is about several. */
export const companyMessagesSchema = z.object({
  messages: z.array(sentMessageSchema.extend({ to: z.string(), about: messageSubjectSchema.nullish() })),
  next,
});
export type CompanyMessages = z.infer<typeof companyMessagesSchema>;

export const personAuditQuerySchema = z.object({ before: z.string().regex(/^\d{1,18}$/).optional(), limit });
export const personAuditSchema = auditAnswerSchema;

/** For the audit log alone: why, in the operator's words. */
const note = multilineText(500);
const reason = z.enum(MODERATION_REASONS);

export const renamePersonRequestSchema = z.object({ name: joinHeroRequestSchema.shape.name, reason, note });
/** What hides a hero, or takes away what one wrote. */
export const moderateRequestSchema = z.object({ reason, note });
export const showPersonRequestSchema = z.object({ note });
/** `confirm` repeats the id, so that nobody is erased by one wrong press. */
export const erasePersonRequestSchema = z.object({ reason, note, confirm: plainText(64) });

/** `points` are added, or taken where they are below zero. */
export const correctPointsRequestSchema = z.object({
  points: z.number().int().min(-MAX_CORRECTION).max(MAX_CORRECTION)
    .refine((points) => points !== 0, 'must not be 0'),
  reason: z.enum(CORRECTION_REASONS),
  note,
});
export const decideCorrectionRequestSchema = z.object({ decision: z.enum(['approve', 'decline']) });

export const pointCorrectionSchema = z.object({
  id: z.string(),
  heroId: z.string(),
  points: z.number().int(),
  reason: z.enum(CORRECTION_REASONS),
  note: z.string().nullable(),
  state: z.enum(CORRECTION_STATES),
  proposedAt: timeSchema,
  proposedBy: z.string(),
  decidedAt: timeSchema.nullable(),
  decidedBy: z.string().nullable(),
});
export type PointCorrection = z.infer<typeof pointCorrectionSchema>;

export const correctionsQuerySchema = z.object({
  state: z.enum(CORRECTION_STATES).optional(),
  heroId: plainText(64).optional(),
  after: cursor,
  limit,
});
export type CorrectionsQuery = z.infer<typeof correctionsQuerySchema>;
export const pointCorrectionsSchema = z.object({ corrections: z.array(pointCorrectionSchema), next });
export type PointCorrections = z.infer<typeof pointCorrectionsSchema>;

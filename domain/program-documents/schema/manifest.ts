/** The shape of a manifest: what stands in menus and lists, who reviews, what is published. */
import { z } from 'zod';
import { expression, id, isTrue, key, path, short, text, textObject, words } from './values';

const call = z.string().regex(/^(GET|POST|PUT|PATCH|DELETE) \/\S+$/);
const names = z.array(path);

export const manifestSchema = z.strictObject({
  title: textObject,
  plan: z.string().optional(),
  group: z.enum(['recognition', 'platform', 'plan', 'bid']).optional(),
  order: z.int().min(1).max(999).optional(),
  hidden: isTrue.optional(),
  summary: textObject.optional(),
  decides: z.enum(['recognition', 'funding', 'publication', 'acceptance']).optional(),
  fits: z.record(id, expression).optional(),
  route: z.string().startsWith('/forms/').optional(),
  icon: z.string().optional(),
  calls: z
    .strictObject({
      info: call,
      one: call,
      save: z.array(call),
      change: call.optional(),
      submit: call.optional(),
      log: call,
      submitQuantity: call.optional(),
      download: call.optional(),
    })
    .optional(),
  lookups: z
    .array(
      z.strictObject({
        call,
        lists: z.record(short, z.union([short, z.array(short)])),
      }),
    )
    .optional(),
  receiptPrefix: z.string().regex(/^[A-Z]{2}$/),
  perCompanyAndBatch: z.int().min(1),
  subject: path.optional(),
  names: z.strictObject({ person: names.optional(), right: names.optional() }).optional(),
  asks: path.optional(),
  published: z
    .strictObject({
      subject: z.enum(['title', 'person']),
      answers: names.optional(),
      scope: path.optional(),
    })
    .optional(),
  seenBy: path.optional(),
  review: z.strictObject({
    expertReview: z.boolean(),
    publicNotice: z.boolean(),
    criteria: z.array(z.strictObject({ ...text, key, points: z.number(), hint: textObject })).optional(),
    signing: z
      .strictObject({
        hands: z.array(
          z.strictObject({ hand: z.enum(['filler', 'finance', 'legal']), sections: z.array(key) }),
        ),
        inOrder: z.boolean(),
        secondFactor: z.boolean(),
      })
      .optional(),
  }),
  closedNotice: textObject.optional(),
  incompleteMessage: textObject.optional(),
  continues: z.strictObject({ program: key, id: path, thing: textObject, first: textObject }).optional(),
  recognition: z.strictObject({ name: textObject, years: z.int(), basis: words }).optional(),
  kinds: z.array(z.looseObject({ ...text, value: z.union([short, z.number()]) })).optional(),
});

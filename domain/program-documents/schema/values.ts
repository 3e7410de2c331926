/** Bounds of a program document, and the values that its parts consist of. */
import { z } from 'zod';

/** Bounds of a document: far above those of the largest program, far below what keeps a server waiting. */
export const DOCUMENT_LIMITS = {
  /** Characters of the file. */
  length: 300_000,
  /** Words and numbers of the file: those of 5,000 options beside the largest program. */
  words: 36_000,
  /** Levels of nesting. */
  depth: 30,
  sections: 100,
  /** Fields of a section. */
  fields: 500,
  rules: 1_000,
  /** Options of a dictionary. */
  options: 5_000,
  dictionaries: 200,
  expressions: 1_000,
} as const;

const { length: _length, words: _words, depth: _depth, ...counts } = DOCUMENT_LIMITS;

export const COUNTS = counts;

export const key = z.string().regex(/^[A-Za-z$][\w$]{0,79}$/);
export const id = z.string().regex(/^[\w.-]{1,80}$/);
/** Identity across editions, where a key has changed; absent: the key, for a field after that of its section. */
export const identity = z
  .string()
  .regex(/^[\w.$-]{1,170}$/)
  .optional();
export const path = z.string().max(200);
export const edition = z.string().regex(/^[\w.-]{1,40}$/);
export const expression = z.string().min(1).max(10_000);
export const words = z.string().max(5_000);
export const text = { zh: words, en: words, ar: words.optional() };
export const textObject = z.strictObject(text);
export const isTrue = z.literal(true);
export const short = z.string().max(500);
export const scalar = z.union([short, z.number(), z.boolean()]);

export const createRecordSchema = <Value extends z.ZodType>(
  names: z.ZodType<string>,
  value: Value,
  max: number,
) => z.record(names, value).refine((record) => Object.keys(record).length <= max);

/** Colleagues of a company on one draft: who is there, and who works on which section. */
import { z } from 'zod';
import { defineCall } from './define';
import { presentReader } from './review';
import { idParams, namedId } from './shapes';
import { id, key } from './text-kinds';

const TAG = 'filings';

const present = presentReader.extend({ section: z.string() });
export type Present = z.infer<typeof present>;

/** The section; '' or nothing on none; null says that the person has gone. */
const place = z.object({ section: key.nullable().optional() });

const together = z.object({ people: z.array(present), version: z.number() });
export type Together = z.infer<typeof together>;

export const noteFilling = defineCall('noteFilling', {
  tag: TAG,
  summary:
    'Say in which section of the company’s filing one is, every half minute, and hear where colleagues are',
  access: 'filing.read',
  kind: 'read',
  params: idParams,
  body: place,
  data: together,
});

const day = z.iso.date();

const claim = z.object({
  section: z.string(),
  user: namedId,
  due_on: z.string().nullable(),
});

const claims = z.object({
  claims: z.array(claim),
  /** People who may fill it in. */
  colleagues: z.array(namedId),
});
export type SectionClaims = z.infer<typeof claims>;

export const sectionClaims = defineCall('sectionClaims', {
  tag: TAG,
  summary: 'Who of the company works on which section of its filing, and until when',
  access: 'filing.read',
  params: idParams,
  data: claims,
});

const claimBody = z.object({
  section: key,
  /** The person who takes it over; null gives it back. */
  user: id.nullable(),
  due_on: day.nullable().default(null),
  /** The holder when the person looked. */
  seen: id.nullable(),
});
export type ClaimBody = z.infer<typeof claimBody>;

export const claimSection = defineCall('claimSection', {
  tag: TAG,
  summary: 'Claim a section of a draft, hand it over or give it back; it locks nobody out',
  access: 'filing.edit',
  params: idParams,
  body: claimBody,
  data: claims,
});

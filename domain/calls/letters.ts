/** The letter of a decision: for the company that it went to, and for the office that wrote it. */
import { z } from 'zod';
import { defineCall } from './define';
import { idParams } from './shapes';
import { id } from './text-kinds';

/** `line`: of the filing's log; without it, the letter of the latest decision. */
const letterQuery = z.object({ line: id.optional() });

export const letterCall = defineCall('letter', {
  tag: 'documents',
  summary: 'The letter of a decision about the own filing as a PDF on A4',
  access: 'filing.read',
  kind: 'print',
  params: idParams,
  query: letterQuery,
});

export const reviewLetter = defineCall('reviewLetter', {
  tag: 'documents',
  summary: 'The letter of a decision about a reviewed filing as a PDF on A4',
  access: 'review.read',
  kind: 'print',
  params: idParams,
  query: letterQuery,
});

import { z } from 'zod';
import { programDocumentSchema } from './schema';

let described: string | undefined;

/** The shape of a document whose library items are written out, as JSON Schema. What an expression says is no part of it. */
export function getDocumentSchema(): string {
  described ??= JSON.stringify({
    title: 'Program document',
    ...z.toJSONSchema(programDocumentSchema, { io: 'input', unrepresentable: 'any', reused: 'ref' }),
  });
  return described;
}

/** Pieces that the schemas of several calls share. */

import { z } from 'zod';
import { MAX_BATCH_IDS } from '../api/call-constants';
import { PAGE_SIZE } from '../api/codes';
import { id, keyword } from './text-kinds';

/** Id in the path of a call. Ids are opaque strings: an impossible one is answered like an unknown one. */
export const idParams = z.object({ id: z.string() });

export const namedId = z.object({ id: z.string(), name: z.string() });

/**
 * A secret or name that authenticates. A value of another type becomes the empty text and is answered like a wrong one; a
 * missing value makes the body malformed.
 */
export const credential = z.preprocess(
  (value) => (value === undefined || typeof value === 'string' ? value : ''),
  z.string(),
);

/** Query of every list, beside its own filters. */
export const listQuery = z.object({
  current: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE.max).default(PAGE_SIZE.default),
  keyword: keyword.optional(),
});
/** Sort order of a list: the name of one of its columns, with `-` before it for descending order. */
export const defineSorter = <Name extends string>(columns: readonly Name[]) =>
  z.enum(columns.flatMap((column): (Name | `-${Name}`)[] => [column, `-${column}`]));

export const definePageShape = <T extends z.ZodType>(item: T) =>
  z.object({ list: z.array(item), total: z.number().int() });

/** One entry of an option tree, labelled in the language of the request. */
export interface OptionNode {
  value: string | number;
  label: string;
  children?: OptionNode[];
}

export const optionNode: z.ZodType<OptionNode> = z
  .object({
    value: z.union([z.string(), z.number()]),
    label: z.string(),
    get children() {
      return z.array(optionNode).optional();
    },
  })
  .meta({ id: 'OptionNode' });

export const optionTree = z.array(optionNode);

/** Confirms the question that the call returned before it acted. */
export const agreed = z.boolean().optional();

export const batchBody = z.object({ ids: z.array(id).max(MAX_BATCH_IDS) });

/**
 * Stored texts with characters that reverse or hide text, from before these were refused; the characters are removed from
 * answers and listed here.
 */
export const unshownData = z.array(
  z.object({
    path: z.string(),
    field: z.string(),
    /** The characters, each as `U+202E`. */
    characters: z.array(z.string()),
  }),
);
export type UnshownAnswerText = z.infer<typeof unshownData>;

/** Files of the queue for an office: any columns of the filings that a filter finds, and printed lists of them. */
import { z } from 'zod';
import { EXPORT_COLUMNS_AT_MOST, EXPORT_FORMATS } from '../document/export';
import { PRINTED_LISTS } from '../document/list';
import { defineCall } from './define';
import { queueQuery } from './review';
import { line } from './text-kinds';

export const queueFilter = queueQuery.omit({ current: true, pageSize: true, sorter: true }).prefault({});

const taken = z.object({ language: z.enum(['zh', 'en']).default('zh'), filter: queueFilter });

const exportBody = taken.extend({
  format: z.enum(EXPORT_FORMATS),
  /** Of the work list by their keys, and of the answers as `section.field`, in this order. */
  columns: z.array(line(140)).min(1).max(EXPORT_COLUMNS_AT_MOST),
});
export type ExportBody = z.infer<typeof exportBody>;
export type ExportAsked = z.input<typeof exportBody>;

export const exportFilings = defineCall('exportFilings', {
  tag: 'review',
  summary: 'Columns of the filings that a filter of the queue finds, as .xlsx or CSV',
  access: 'review.list',
  kind: 'print',
  body: exportBody,
});

const listBody = taken.extend({ list: z.enum(PRINTED_LISTS) });
export type ListBody = z.infer<typeof listBody>;
export type ListAsked = z.input<typeof listBody>;

export const printList = defineCall('printList', {
  tag: 'review',
  summary: 'A list of the filings that a filter of the queue finds, as a PDF on A4',
  access: 'review.list',
  kind: 'print',
  body: listBody,
});

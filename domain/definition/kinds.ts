/** Kinds of fields that forms ask for again and again, to be spread into a field. */
import type { FileField, FileType, NumberField } from './fields';

/** In 万元, as amounts are stated in declarations. */
export const money = { type: 'money_wan', precision: 2, unit: '万元' } as const;

/** Money that must be stated and is not negative. */
export const amount = { ...money, required: true, min: 0 } as const;

export const percentage = { type: 'percent', precision: 2, unit: '%' } as const;

/** A number of people or things that must be stated; `unit` is its measure word. */
export const count = (unit: string) =>
  ({ type: 'integer', required: true, min: 0, unit }) as const satisfies Partial<NumberField>;

type Limits = Pick<FileField, 'maxFiles'> & Partial<Pick<FileField, 'maxSizeMb'>>;

const files = (accept: FileType[], { maxFiles, maxSizeMb = 20 }: Limits) =>
  ({ type: 'file', accept, maxSizeMb, maxFiles }) as const;

/** PDF files, of at most 20 MB each unless said otherwise. */
export const pdf = (limits: Limits) => files(['pdf'], limits);

/** Scans or photographs: PDF or pictures, of at most 20 MB each unless said otherwise. */
export const scan = (limits: Limits) => files(['pdf', 'jpg', 'png'], limits);

/** Settings of the house: its name, the word of its documents, and where it is reached. */

import { z } from 'zod';
import { defineCall } from './define';
import { HOUSE_AT_MOST } from './known';
import { line } from './text-kinds';

const house = z.object({
  office: line(HOUSE_AT_MOST.office),
  office_en: line(HOUSE_AT_MOST.office_en),
  document_word: line(HOUSE_AT_MOST.document_word),
  help_line: line(HOUSE_AT_MOST.help_line),
  working_hours: line(HOUSE_AT_MOST.working_hours),
  address: line(HOUSE_AT_MOST.address),
});

const houseData = house.extend({
  /** Accounts of the administering side need a second factor. */
  office_second_factor: z.boolean(),
  version: z.number().int(),
  updated_at: z.string().nullable(),
  updated_by: z.string().nullable(),
  /** The last number of this year that a document was given; null before the first, and without a word. */
  last_number: z.string().nullable(),
});
export type HouseData = z.infer<typeof houseData>;

export const readHouse = defineCall('house', {
  tag: 'system',
  summary: 'Settings of the house: name, word of documents, help line, working hours, address',
  access: 'house.manage',
  data: houseData,
});

/** `version`: the one that was looked at. `office_second_factor`: unsaid, it stays. */
const houseBody = house.extend({
  office_second_factor: houseData.shape.office_second_factor.optional(),
  version: z.number().int().min(0),
});
export type HouseBody = z.infer<typeof houseBody>;

export const saveHouse = defineCall('saveHouse', {
  tag: 'system',
  summary: 'Change the settings of the house; letters that were written stay as they are',
  access: 'house.manage',
  body: houseBody,
  data: houseData,
});

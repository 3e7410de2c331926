/**
 * Calls of the office settings: name, logo and colours of the portal, name of the office, its document word, and how to reach it.
 */

import { z } from 'zod';
import { MAX_OFFICE_SETTING_LENGTHS } from '../api/call-constants';
import { defineCall } from '../calls/define';
import { line } from '../calls/text-kinds';
import { LOGO, MAX_FOOT_LINKS } from '../filing/office-settings';
import { ACCENT_PATTERN } from './accent';

/** Logo: a PNG in Base64. */
const logo = z.base64().max(Math.ceil(LOGO.bytesAtMost / 3) * 4);

/** Accent colour, `#rrggbb`; empty for that of the build. */
const accent = z.string().max(7).regex(ACCENT_PATTERN);

/** Links at the foot of public pages. */
export const footLinks = z
  .array(
    z.object({
      name: line(40).min(1),
      url: z.url({ protocol: /^https?$/ }).max(300),
    }),
  )
  .max(MAX_FOOT_LINKS);

const officeSettings = z.object({
  masthead: line(MAX_OFFICE_SETTING_LENGTHS.masthead),
  masthead_en: line(MAX_OFFICE_SETTING_LENGTHS.masthead_en),
  office: line(MAX_OFFICE_SETTING_LENGTHS.office),
  office_en: line(MAX_OFFICE_SETTING_LENGTHS.office_en),
  document_word: line(MAX_OFFICE_SETTING_LENGTHS.document_word),
  help_line: line(MAX_OFFICE_SETTING_LENGTHS.help_line),
  working_hours: line(MAX_OFFICE_SETTING_LENGTHS.working_hours),
  address: line(MAX_OFFICE_SETTING_LENGTHS.address),
});

const officeSettingsData = officeSettings.extend({
  logo: logo.nullable(),
  accent,
  /** True where the side bar is light for people who have not chosen. */
  light_navigation: z.boolean(),
  /** Wording of how task books are signed; empty for the usual wording. */
  task_book: line(MAX_OFFICE_SETTING_LENGTHS.task_book),
  task_book_en: line(MAX_OFFICE_SETTING_LENGTHS.task_book_en),
  /** Heading of lists for the public notice; empty for the usual one. */
  notice_heading: line(MAX_OFFICE_SETTING_LENGTHS.notice_heading),
  /** True where accounts of the administering side need a second factor. */
  office_second_factor: z.boolean(),
  /** True where one person may compile, check and issue an edition of a program, in place of three. */
  fewer_edition_hands: z.boolean(),
  /** True where new companies wait for an administrator before they can submit. */
  registration_review: z.boolean(),
  /** True where a submission waits for the virus scan of its files. */
  scan_before_submit: z.boolean(),
  /** True where OFD is accepted wherever a PDF is. */
  takes_ofd: z.boolean(),
  /** 备案号 of the site: that of the ministry, and that of the police. */
  icp_record: line(MAX_OFFICE_SETTING_LENGTHS.icp_record),
  police_record: line(MAX_OFFICE_SETTING_LENGTHS.police_record),
  foot_links: footLinks,
  version: z.number().int(),
  updated_at: z.string().nullable(),
  updated_by: z.string().nullable(),
  /** Latest document number of this year; null before the first, and where the office has no document word. */
  last_number: z.string().nullable(),
});
export type OfficeSettingsData = z.infer<typeof officeSettingsData>;

export const readHouse = defineCall('house', 'GET /api/v1.0/review/house/', {
  tag: 'system',
  summary:
    'Settings of the house: masthead, logo, colours, name, word of documents, help line, working hours, address, rules of registration and files',
  access: 'house.manage',
  data: officeSettingsData,
});

const { masthead, masthead_en, task_book, task_book_en, notice_heading } = officeSettingsData.shape;
const { office_second_factor, registration_review, scan_before_submit, takes_ofd } = officeSettingsData.shape;
const { light_navigation, fewer_edition_hands } = officeSettingsData.shape;
const { icp_record, police_record, foot_links } = officeSettingsData.shape;
/** New settings; `version` is the one that the caller read. Absent settings stay as they are. */
const officeSettingsBody = officeSettings.extend({
  masthead: masthead.optional(),
  masthead_en: masthead_en.optional(),
  logo: logo.nullish(),
  accent: accent.optional(),
  light_navigation: light_navigation.optional(),
  task_book: task_book.optional(),
  task_book_en: task_book_en.optional(),
  notice_heading: notice_heading.optional(),
  office_second_factor: office_second_factor.optional(),
  fewer_edition_hands: fewer_edition_hands.optional(),
  registration_review: registration_review.optional(),
  scan_before_submit: scan_before_submit.optional(),
  takes_ofd: takes_ofd.optional(),
  icp_record: icp_record.optional(),
  police_record: police_record.optional(),
  foot_links: foot_links.optional(),
  version: z.number().int().min(0),
});
export type OfficeSettingsBody = z.infer<typeof officeSettingsBody>;

export const saveHouse = defineCall('saveHouse', 'PUT /api/v1.0/review/house/', {
  tag: 'system',
  summary: 'Change the settings of the house; letters that were written stay as they are',
  access: 'house.manage',
  body: officeSettingsBody,
  data: officeSettingsData,
});

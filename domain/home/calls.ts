/** The call of the home page: all that it shows a person, read at once. The path is our own. */
import { z } from 'zod';
import { noticeData } from '../announcements/calls';
import { defineCall } from '../calls/define';
import { definePageShape } from '../calls/shapes';
import { companyChange } from '../company/change-calls';
import { assessmentHead } from '../experts/calls';
import { reportItem as filingItem } from '../filing/calls';
import { glintData, noticeItem } from '../inbox/calls';
import { mandate } from '../mandates/calls';
import { questionHead } from '../questions/calls';
import { reportItem } from '../reports/report-shapes';
import { deskData } from '../statistics/calls';
import { declareDayItem } from '../windows/calls';

const ownFilings = z.object({
  /** Filings that wait for the company: returned ones, drafts, those taken back, and decisions that can be appealed against. */
  open: z.array(filingItem),
  /** The filings of the company that were sent last. */
  sent: z.array(filingItem),
  /** Number of all filings of the company. */
  total: z.number().int(),
  /** Ids of drafts that wait for the person's signature, because somebody before has signed. */
  to_sign: z.array(z.string()),
  /** Periodic reports that can be filed now, the most urgent first. */
  reports: z.array(reportItem),
});
export type OwnFilings = z.infer<typeof ownFilings>;

/** Parts of the home page; null: not for this person, who lacks the right. */
const homeData = z.object({
  server_time: z.string(),
  windows: z.array(declareDayItem).nullable(),
  filings: ownFilings.nullable(),
  /** Questions that the office has answered lately and the company has not closed. */
  questions: z.array(questionHead).nullable(),
  /** Changes of the company that the office has refused lately. */
  changes: z.array(companyChange).nullable(),
  /** Mandates offered to the person, and those in force with what waits in them. */
  mandates: z.array(mandate).nullable(),
  glint: glintData.nullable(),
  /** The latest messages of the bell that concern everybody, for people who file. */
  announcements: z.array(noticeItem).nullable(),
  /** Values of the company's profile by key, as the call of the profile gives them. */
  profile: z.record(z.string(), z.unknown()).nullable(),
  desk: deskData.nullable(),
  /** The latest notices of an office. */
  notices: definePageShape(noticeData).nullable(),
  /** Open assessments of an expert, what is due first first. */
  assessments: definePageShape(assessmentHead).nullable(),
});
export type HomeData = z.infer<typeof homeData>;

export const home = defineCall('home', 'GET /api/v1.0/portal/home/', {
  tag: 'home',
  summary:
    'What waits for the person, the next deadlines, recent filings and messages: the home page at once',
  access: 'signedIn',
  data: homeData,
});

/** List of recognitions from before the portal, imported whole or not at all. */

import { findCreditCodeReason } from '../checks/credit-code';
import { normaliseCode } from '../checks/normalise';
import type { FieldAnswers, Manifest, Option } from '../definition';
import { CREDIT_CODE_HEADINGS, type ListSection, PERIOD_HEADINGS } from '../definition/list-section';
import { joinTexts, type Text } from '../text';
import { MAX_HOLDER_LENGTH } from './issuing';
import { recognitionMessages as texts } from './messages';

export const MAX_LISTED_RECOGNITIONS = 2_000;
export const MAX_CERTIFICATE_NO_LENGTH = 60;

export interface ListedRecognition {
  program: string;
  kind: string;
  no: string;
  company: string;
  credit_code: string;
  valid_from: string;
  valid_to: string;
}

type Giving = Pick<Manifest, 'title' | 'kinds' | 'recognition'> & { key: string };

/**
 * Recognitions that a program gives: one, or one of each of its kinds. Lists have them by the name of the application, and by
 * that of the recognition.
 */
function givenBy({ key, title, kinds = [], recognition }: Giving): Option[] {
  const names = [title, ...(recognition ? [recognition.name] : [])];
  const spell = (texts: Text[]) => texts.flatMap(({ zh, en }) => [zh, en]);
  const name = recognition?.name ?? title;
  if (kinds.length === 0) return [{ ...name, value: key, also: spell(names) }];
  return kinds.map(({ value, zh, en, ar }) => {
    const kind = { zh, en, ...(ar && { ar }) };
    const joined = names.map((name) => joinTexts([name, kind], ' · ', ' · '));
    return {
      ...joinTexts([name, kind], ' · ', ' · '),
      value: `${key}/${value}`,
      also: spell([kind, ...joined]),
    };
  });
}

/** Value of the option of a recognition. */
export const getRecognitionOption = ({
  program,
  kind,
}: Pick<ListedRecognition, 'program' | 'kind'>): string => (kind ? `${program}/${kind}` : program);

/** Options of the column 认定项目. */
export const listRecognitionOptions = (programs: readonly Giving[]): Option[] =>
  programs.filter(({ recognition }) => recognition).flatMap(givenBy);

/** Creates the sheet of the list: its columns. */
export const createRecognitionSheet = (programs: readonly Giving[]): ListSection => ({
  key: 'recognitions',
  kind: 'table',
  title: { zh: '历史认定', en: 'Earlier recognitions', ar: 'اعتمادات سابقة' },
  maxRows: MAX_LISTED_RECOGNITIONS,
  also: {
    what: ['认定名称', '认定类型', '认定类别', '资质名称', '资质类型', '项目名称'],
    no: ['证书号', '证书号码', '证书编码', '认定编号', '认定证书编号'],
    company: ['单位名称', '公司名称', '企业', '企业全称', '获证企业', '认定企业'],
    credit_code: CREDIT_CODE_HEADINGS,
    valid_from: [...PERIOD_HEADINGS.from, '生效日期'],
    valid_to: [...PERIOD_HEADINGS.to, '失效日期', '到期日期', '到期日'],
  },
  columns: [
    {
      key: 'what',
      type: 'select',
      zh: '认定项目',
      en: 'Recognition',
      ar: 'الاعتماد',
      required: true,
      options: {
        name: 'recognitions',
        title: { zh: '认定项目', en: 'Recognition', ar: 'الاعتماد' },
        items: listRecognitionOptions(programs),
      },
    },
    {
      key: 'no',
      type: 'text',
      zh: '证书编号',
      en: 'Certificate number',
      ar: 'رقم الشهادة',
      required: true,
      maxLength: MAX_CERTIFICATE_NO_LENGTH,
    },
    {
      key: 'company',
      type: 'text',
      zh: '企业名称',
      en: 'Company',
      ar: 'الشركة',
      required: true,
      maxLength: MAX_HOLDER_LENGTH,
    },
    {
      key: 'credit_code',
      type: 'credit_code',
      zh: '统一社会信用代码',
      en: 'Credit code',
      ar: 'رمز الائتمان',
      required: true,
    },
    { key: 'valid_from', type: 'date', zh: '有效期自', en: 'Valid from', ar: 'صالح من', required: true },
    { key: 'valid_to', type: 'date', zh: '有效期至', en: 'Valid until', ar: 'صالح حتى', required: true },
  ],
});

const textOf = (value: unknown): string => String(value ?? '').trim();

/** Reads the recognition of a line. */
export function readListedRecognition(line: FieldAnswers): ListedRecognition {
  const [program = '', kind = ''] = textOf(line.what).split('/');
  return {
    program,
    kind,
    no: textOf(line.no),
    company: textOf(line.company),
    credit_code: normaliseCode(textOf(line.credit_code)),
    valid_from: textOf(line.valid_from),
    valid_to: textOf(line.valid_to),
  };
}

/** A fault of a line, counted from 0, at one of its fields. */
export interface RecognitionListFault {
  line: number;
  field: string;
  message: Text;
}

export interface KnownRecognitions {
  programs: readonly Giving[];
  /** True for a program that the person may handle. */
  mayHandle(program: string): boolean;
  /** Certificate numbers that are taken. */
  taken: ReadonlySet<string>;
}

export function checkRecognitionList(
  list: readonly ListedRecognition[],
  { programs, mayHandle, taken }: KnownRecognitions,
): RecognitionListFault[] {
  const given = new Set(listRecognitionOptions(programs).map(({ value }) => value));
  const seen = new Set<string>();
  return list.flatMap(({ program, kind, no, credit_code, valid_from, valid_to }, line) => {
    const isTwice = seen.has(no);
    seen.add(no);
    const found: [field: string, fault: Text | null | false][] = [
      ['what', !given.has(getRecognitionOption({ program, kind })) && texts.unknownProgram],
      ['what', !mayHandle(program) && texts.otherProgram],
      ['no', isTwice && texts.listedTwice],
      ['no', taken.has(no) && texts.numberTaken],
      ['credit_code', findCreditCodeReason(credit_code)],
      ['valid_to', valid_from > valid_to && texts.turned],
    ];
    return found.flatMap(([field, message]) => (message ? [{ line, field, message }] : []));
  });
}

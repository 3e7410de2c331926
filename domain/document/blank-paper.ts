/** The blank of a paper that an attachment asks for: who and what it is about, room or a table for its text, and who signs. */
import type { CompanyRegister, Form, TableSection } from '../definition';
import { joinFileName } from '../files/names';
import { type BlankPaper, type BlankPaperKind, findBlankPaper } from '../filing/blank-papers';
import { adaptFormToBatch } from '../filing/dated-form';
import { createFormScope } from '../filing/scope';
import { getSectionRows, isTypedField, listSectionFields } from '../filing/sections';
import { say, type Text } from '../text';
import { buildSectionBlocks, type ReadingContext } from './blocks';
import { type FilingDocumentFacts, listStatements } from './filing-document';
import type { DocumentBlock, SeparateDocument } from './model';
import { documentWords } from './words';

const NAME_AT_MOST = 80;
const BLANK_ROWS = 12;
const BLANK_LINES = 14;
const RULE = '＿'.repeat(44);
/** Columns beside each other on an upright page. */
const COLUMNS_AT_MOST = 6;

/** Pledges of the company itself, which contain what the form makes it confirm. Others write their own. */
const OWN_PLEDGE = /^(真实性|企业|申报|依托单位)/;

/** Words of a label that say what a list is about. */
const LISTED: Partial<Record<CompanyRegister, RegExp>> = {
  people: /人员|名册|名单/,
  rights: /知识产权/,
};

const words = {
  about: { zh: '基本信息', en: 'About', ar: 'معلومات أساسية' },
  project: { zh: '申报项目', en: 'Program', ar: 'البرنامج' },
  batch: { zh: '申报年度', en: 'Year', ar: 'السنة' },
  text: { zh: '正文', en: 'Text', ar: 'النص' },
  pledges: { zh: '承诺事项', en: 'Commitments', ar: 'التعهدات' },
  list: { zh: '清单', en: 'List', ar: 'القائمة' },
  name: { zh: '名称（姓名）', en: 'Name', ar: 'الاسم' },
  no: { zh: '编号', en: 'Number', ar: 'الرقم' },
  details: { zh: '主要内容', en: 'Details', ar: 'التفاصيل' },
  remark: { zh: '备注', en: 'Remarks', ar: 'ملاحظات' },
  signing: { zh: '签署', en: 'Signature', ar: 'التوقيع' },
  legal: {
    zh: '法定代表人（签字）',
    en: 'Legal representative (signature)',
    ar: 'الممثل القانوني (التوقيع)',
  },
  preparer: { zh: '填表人（签字）', en: 'Prepared by (signature)', ar: 'أعدّه (التوقيع)' },
  writer: {
    zh: '出具人姓名、单位、职务（签字）',
    en: 'Name, unit and position of the writer (signature)',
    ar: 'اسم الكاتب وجهته ومنصبه (التوقيع)',
  },
} satisfies Record<string, Text>;

const SIGNERS: Record<BlankPaperKind, Text> = {
  pledge: words.legal,
  letter: words.writer,
  list: words.preparer,
  statement: words.preparer,
};

/** Table of the form about what the list names, without columns of files. */
function findListedTable(form: Form, label: string): TableSection | undefined {
  const register = (Object.keys(LISTED) as CompanyRegister[]).find((each) => LISTED[each]?.test(label));
  const found = register && form.sections.find((each) => each.kind === 'table' && each.listsAs === register);
  if (found?.kind !== 'table') return undefined;
  const columns = found.columns.filter(
    (field) => isTypedField(field) && field.type !== 'file' && field.type !== 'textarea' && !field.sensitive,
  );
  return { ...found, columns: columns.slice(0, COLUMNS_AT_MOST) };
}

function buildList(
  filing: FilingDocumentFacts,
  form: Form,
  label: string,
  reading: ReadingContext,
): DocumentBlock[] {
  const translate = (text: Text) => say(text, filing.language);
  const table = findListedTable(form, label);
  if (table && getSectionRows(filing.answers, table).length > 0)
    return buildSectionBlocks(table, filing.answers, reading);
  const columns = table?.columns ?? [words.name, words.no, words.details, words.remark];
  const head = [documentWords.rowNumber, ...columns].map(translate);
  const rows = Array.from({ length: BLANK_ROWS }, (_, row) => ({
    cells: head.map((_title, column) => ({ text: column === 0 ? String(row + 1) : ' ', number: false })),
    sum: false,
  }));
  return [{ kind: 'table', head, rows }];
}

/** The pledges of the form: its statements, else the boxes that the company ticks. */
function listPledges(form: Form): Text[] {
  const statements = listStatements(form);
  if (statements.length > 0) return statements;
  return form.sections
    .filter(({ kind }) => kind === 'declaration')
    .flatMap(listSectionFields)
    .filter(({ type }) => type === 'boolean');
}

const blankLines = (): DocumentBlock => ({ kind: 'lines', lines: Array<string>(BLANK_LINES).fill(RULE) });

function buildBody(
  { kind, field }: BlankPaper,
  filing: FilingDocumentFacts,
  form: Form,
  reading: ReadingContext,
): SeparateDocument['sections'][number] {
  const translate = (text: Text) => say(text, filing.language);
  const asked: DocumentBlock[] = field.help ? [{ kind: 'lines', lines: [translate(field.help)] }] : [];
  if (kind === 'list')
    return {
      title: translate(words.list),
      blocks: [...asked, ...buildList(filing, form, field.zh, reading)],
    };
  const statements = kind === 'pledge' && OWN_PLEDGE.test(field.zh) ? listPledges(form) : [];
  if (statements.length === 0) return { title: translate(words.text), blocks: [...asked, blankLines()] };
  const lines = statements.map((each, place) => `${place + 1}. ${translate(each)}`);
  return { title: translate(words.pledges), blocks: [...asked, { kind: 'lines', lines }] };
}

/** Creates the blank with a key, which names the filing that it is for; undefined where the form has none with this key. */
export function createBlankPaper(filing: FilingDocumentFacts, key: string): SeparateDocument | undefined {
  const { language, company, batch, program, ctx } = filing;
  const form = adaptFormToBatch(filing.form, ctx.batchYear);
  const paper = findBlankPaper(form.sections, key);
  if (!paper) return undefined;
  const reading = {
    language,
    scope: createFormScope(form, filing.answers, ctx),
    fileName: () => undefined,
  };
  const translate = (text: Text) => say(text, language);
  const title = translate(paper.field);
  const about = [
    [words.project, translate(program.title)],
    [words.batch, String(batch.batchYear)],
    [documentWords.company, company.name],
    [documentWords.creditCode, company.creditCode],
  ] as const;
  return {
    kind: 'separate',
    language,
    title,
    fileName: joinFileName([title, company.name], NAME_AT_MOST),
    watermark: null,
    sections: [
      {
        title: translate(words.about),
        blocks: [
          {
            kind: 'pairs',
            pairs: about.map(([name, value]) => ({ name: translate(name), value, long: false })),
          },
        ],
      },
      buildBody(paper, filing, form, reading),
      {
        title: translate(words.signing),
        blocks: [
          {
            kind: 'signature',
            lines: [SIGNERS[paper.kind], documentWords.seal, documentWords.date].map(translate),
          },
        ],
      },
    ],
    footer: title,
    continued: translate(documentWords.continued),
    namedCharacters: translate(documentWords.namedCharacters),
    pageNumber: translate(documentWords.page),
  };
}

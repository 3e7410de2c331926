/** Minutes of a draw by lot: candidates, exclusions with their reasons, and the seed with which anybody can repeat the draw. */
import { exclusionReasons, type LotExclusion } from '../experts/lot';
import { expertFields } from '../experts/pool';
import { toFileName } from '../files/names';
import { type FileLanguage, fillText, say, type Text } from '../text';
import { formatBeijingDay, formatBeijingMinute } from '../windows/calendar';
import type { ListDocument } from './model';
import { documentWords } from './words';

const own = {
  title: {
    zh: '评审专家随机抽取记录',
    en: 'Minutes of a draw of experts by lot',
    ar: 'محضر سحب الخبراء بالقرعة',
  },
  lead: {
    zh: '{{office}}　{{by}}于{{at}}抽取',
    en: '{{office}}: drawn by {{by}} on {{at}}',
    ar: '{{office}}: سحبه {{by}} في {{at}}',
  },
  facts: { zh: '抽取事项', en: 'The draw', ar: 'السحب' },
  item: { zh: '事项', en: 'Item', ar: 'البند' },
  content: { zh: '内容', en: 'Content', ar: 'المحتوى' },
  seed: { zh: '随机种子', en: 'Seed', ar: 'البذرة' },
  order: { zh: '抽取方法', en: 'Method', ar: 'الطريقة' },
  method: {
    zh: '候选人按编号排序后，以种子初始化 sfc32 随机数，按 Fisher–Yates 洗牌依次抽取；用同一种子和名单可复核',
    en: 'Candidates sorted by id are shuffled (Fisher and Yates) by sfc32, begun with the seed: the same seed and list give the same order',
    ar: 'يُخلط المرشحون المرتبون بالمعرّف (فيشر وييتس) بمولد sfc32 بدءًا من البذرة: البذرة والقائمة نفسهما تعطيان الترتيب نفسه',
  },
  fields: { zh: '专业领域', en: 'Fields of expertise', ar: 'مجالات الخبرة' },
  anyField: { zh: '不限', en: 'Any', ar: 'أي مجال' },
  people: { zh: '{{title}}（{{count}}人）', en: '{{title}} ({{count}})', ar: '{{title}} ({{count}})' },
  filings: { zh: '申报项目（{{count}}件）', en: 'Filings ({{count}})', ar: 'الطلبات ({{count}})' },
  drawn: { zh: '抽中专家', en: 'Experts drawn', ar: 'الخبراء المسحوبون' },
  substitutes: { zh: '候补专家（依次递补）', en: 'Substitutes, in turn', ar: 'البدلاء بالترتيب' },
  candidates: { zh: '参加抽取的专家', en: 'Experts in the lot', ar: 'الخبراء في القرعة' },
  excluded: { zh: '未参加抽取的专家', en: 'Experts left out', ar: 'الخبراء المستبعدون' },
  name: { zh: '姓名', en: 'Name', ar: 'الاسم' },
  unit: { zh: '单位', en: 'Unit', ar: 'الوحدة' },
  id: { zh: '编号', en: 'Id', ar: 'المعرّف' },
  reason: { zh: '原因', en: 'Reason', ar: 'السبب' },
  signed: { zh: '签字', en: 'Signatures', ar: 'التوقيعات' },
  drawer: { zh: '抽取人', en: 'Drawn by', ar: 'سحبه' },
  watcher: { zh: '监督人', en: 'Watched by', ar: 'أشرف عليه' },
  day: { zh: '日期', en: 'Date', ar: 'التاريخ' },
} satisfies Record<string, Text>;

/** Empty lines above a signature line. */
const ROOM_TO_SIGN = '\n\n';

interface Person {
  id: string;
  name: string;
  unit: string;
}

export interface MinutesFacts {
  at: Date;
  by: string;
  office: Text;
  language: FileLanguage;
  seed: string;
  fields: readonly string[];
  filings: readonly { company: string; receipt_no: string }[];
  drawn: readonly Person[];
  substitutes: readonly Person[];
  candidates: readonly Person[];
  excluded: readonly (Person & { reason: LotExclusion })[];
}

export function createMinutesDocument(facts: MinutesFacts): ListDocument {
  const { at, by, language, seed } = facts;
  const translate = (text: Text, parameters = {}) => say(fillText(text, parameters), language);
  const [title, office] = [translate(own.title), translate(facts.office)];
  const section = (
    named: string,
    head: Text[],
    rows: readonly string[][],
  ): ListDocument['sections'][number] => ({
    title: named,
    head: [documentWords.rowNumber, ...head].map((text) => translate(text)),
    rows: rows.map((cells, i) => ({
      cells: [String(i + 1), ...cells].map((text) => ({ text, number: false })),
      sum: false,
    })),
  });
  const people = (named: Text, list: readonly Person[], more: [Text, (person: Person) => string]) => {
    const rows = list.map((person) => [person.name, person.unit, more[1](person)]);
    const count = translate(own.people, { title: named, count: list.length });
    return section(count, [own.name, own.unit, more[0]], rows);
  };
  const fields = expertFields.filter(({ value }) => facts.fields.includes(String(value)));
  const id: [Text, (person: Person) => string] = [own.id, (person) => person.id];
  const reasons = new Map(facts.excluded.map((each) => [each.id, translate(exclusionReasons[each.reason])]));
  const sections = [
    section(
      translate(own.facts),
      [own.item, own.content],
      [
        [translate(own.seed), seed],
        [translate(own.order), translate(own.method)],
        [
          translate(own.fields),
          fields.map((field) => translate(field)).join(language === 'zh' ? '、' : ', ') ||
            translate(own.anyField),
        ],
      ],
    ),
    section(
      translate(own.filings, { count: facts.filings.length }),
      [documentWords.company, documentWords.receiptNo],
      facts.filings.map(({ company, receipt_no }) => [company, receipt_no]),
    ),
    people(own.drawn, facts.drawn, id),
    people(own.substitutes, facts.substitutes, id),
    people(own.candidates, facts.candidates, id),
    people(own.excluded, facts.excluded, [own.reason, (person) => reasons.get(person.id) ?? '']),
    section(translate(own.signed), [own.drawer, own.watcher, own.day], [[ROOM_TO_SIGN, '', '']]),
  ];
  return {
    kind: 'list',
    language,
    title,
    fileName: toFileName(`${title}_${formatBeijingDay(at)}`, 80),
    office,
    lead: translate(own.lead, { office: facts.office, by, at: formatBeijingMinute(at) }),
    sections: sections.filter(({ rows }) => rows.length > 0),
    continued: translate(documentWords.continued),
    footer: `${title} · ${office} · ${formatBeijingDay(at)}`,
    namedCharacters: translate(documentWords.namedCharacters),
    pageNumber: translate(documentWords.page),
  };
}

/** Tables of what surrounds the form: experts, signatories, kinds, lists of calls, readers, continued filings. */
import { signatoryRoles, visibilities } from '../choices';
import { anyLinesCodec, pairsCodec } from '../codecs';
import {
  choiceColumn,
  expressionColumn,
  jsonColumn,
  lineColumn,
  linesColumn,
  numberColumn,
  pairsColumn,
  textColumns,
} from '../columns';
import { placeInList } from '../holders';
import type { ItemTable, PlainRecord } from '../item-table';
import { valueColumns } from './options';

const none = { outer: [], parts: [], maxRows: 200 };

const identifyBy =
  (name: string) =>
  (item: PlainRecord, index: number): string =>
    String(item[name] ?? index + 1);

export const criterionTable: ItemTable = {
  key: 'criteria',
  title: { zh: '评审指标', en: 'Criteria of experts', ar: 'معايير الخبراء' },
  help: {
    zh: '专家打分的指标；不填时用通用指标',
    en: 'What experts give points for; the usual criteria if empty',
    ar: 'ما يمنح الخبراء عليه الدرجات، والمعايير المعتادة إن كان فارغًا',
  },
  ...none,
  ...placeInList({ at: ['manifest', 'review', 'criteria'], idOf: identifyBy('key') }),
  columns: [
    lineColumn({ key: 'key', zh: '标识', en: 'Identifier', ar: 'المعرّف', required: true }),
    ...textColumns({ key: '', zh: '名称', en: 'Name', ar: 'الاسم', required: true }),
    numberColumn({ key: 'points', zh: '满分', en: 'Most points', ar: 'أعلى درجة', required: true }),
    ...textColumns({
      key: 'hint',
      zh: '评分要点',
      en: 'What to look at',
      ar: 'ما يُنظر إليه',
      required: true,
    }),
  ],
};

export const signatoryTable: ItemTable = {
  key: 'signatories',
  title: { zh: '企业签署', en: 'Signatories', ar: 'الموقّعون' },
  help: {
    zh: '提交前须由企业哪些人签署；不填时由提交人负责',
    en: 'Who of the company signs before submission; if empty, whoever submits vouches for it',
    ar: 'من يوقّع من الشركة قبل التقديم، وإن كان فارغًا فالمقدِّم مسؤول',
  },
  ...none,
  ...placeInList({ at: ['manifest', 'review', 'signing', 'hands'] }),
  columns: [
    choiceColumn(
      { key: 'hand', zh: '签署身份', en: 'Signs as', ar: 'يوقّع بصفته', required: true },
      signatoryRoles,
    ),
    linesColumn({
      key: 'sections',
      zh: '签署范围',
      en: 'Sections covered',
      ar: 'الأقسام المشمولة',
      codec: anyLinesCodec,
      help: {
        zh: '每行一个分组标识；不填表示全部',
        en: 'One key of a section a line; the whole filing if empty',
        ar: 'معرّف قسم في كل سطر، والطلب كله إن كان فارغًا',
      },
    }),
  ],
};

export const kindTable: ItemTable = {
  key: 'kinds',
  title: { zh: '申报类别', en: 'Kinds of filings', ar: 'أنواع الطلبات' },
  help: {
    zh: '一个项目分几类申报时，各类的名称',
    en: 'The kinds of a program that has several',
    ar: 'أنواع البرنامج إن كانت عدة',
  },
  ...none,
  ...placeInList({ at: ['manifest', 'kinds'], idOf: identifyBy('value') }),
  columns: valueColumns,
};

export const lookupTable: ItemTable = {
  key: 'lookups',
  title: { zh: '选项接口', en: 'Calls for options', ar: 'استدعاءات الخيارات' },
  help: {
    zh: '规范规定的选项接口，新项目不用',
    en: 'Calls of the specification that answer with lists; new programs need none',
    ar: 'استدعاءات المواصفات التي تجيب بقوائم، ولا تحتاجها البرامج الجديدة',
  },
  ...none,
  ...placeInList({ at: ['manifest', 'lookups'] }),
  columns: [
    lineColumn({ key: 'call', zh: '接口', en: 'Call', ar: 'الاستدعاء', required: true }),
    jsonColumn({
      key: 'lists',
      zh: '选项表',
      en: 'Lists',
      ar: 'القوائم',
      help: {
        zh: '按 JSON 写成的 类型 与 选项表 的对应',
        en: 'Names of lists by type, as a JSON object',
        ar: 'أسماء القوائم حسب النوع، كائن JSON',
      },
    }),
  ],
};

export const waitingTable: ItemTable = {
  key: 'waiting',
  title: { zh: '续报限制', en: 'Reasons to wait', ar: 'أسباب الانتظار' },
  help: {
    zh: '关联申报暂时不能续报的情形，按顺序取第一个满足的',
    en: 'Why a filing cannot be continued yet; the first that holds is the reason',
    ar: 'سبب تعذر استكمال الطلب بعد، وأول ما يتحقق هو السبب',
  },
  ...none,
  ...placeInList({ at: ['form', 'continuation', 'notYet'] }),
  columns: [
    expressionColumn({
      key: 'when',
      zh: '条件',
      en: 'If',
      ar: 'إذا',
      required: true,
      help: {
        zh: '可用 other（关联申报的内容）和 ctx',
        en: 'A condition on other, the answers of that filing, and ctx',
        ar: 'شرط على other، أي إجابات ذلك الطلب، وctx',
      },
    }),
    ...textColumns({ key: 'say', zh: '提示', en: 'Message', ar: 'الرسالة', required: true }),
    pairsColumn({
      key: 'with',
      zh: '提示中的值',
      en: 'Values in the message',
      ar: 'القيم في الرسالة',
      codec: pairsCodec,
      help: {
        zh: '每行一条：占位符 = 公式',
        en: 'One a line: placeholder = formula',
        ar: 'واحد في كل سطر: الخانة = الصيغة',
      },
    }),
  ],
};

export const sightTable: ItemTable = {
  key: 'sight',
  title: { zh: '其他企业可见', en: 'Seen by others', ar: 'ما يراه الآخرون' },
  help: {
    zh: '通过后的申报其他企业能看到什么，按顺序取第一个满足的；都不满足则不可见',
    en: 'What other companies see of an approved filing; the first case that holds decides, else nothing is seen',
    ar: 'ما تراه شركات أخرى من طلب معتمد، ويقرر أول ما يتحقق، وإلا فلا شيء',
  },
  ...none,
  ...placeInList({ at: ['form', 'sightOf'] }),
  columns: [
    expressionColumn({
      key: 'when',
      zh: '条件',
      en: 'If',
      ar: 'إذا',
      required: true,
      help: {
        zh: '可用申报内容和 reader（查看的企业）',
        en: 'A condition on the answers and reader, the company that asks',
        ar: 'شرط على الإجابات وreader، أي الشركة السائلة',
      },
    }),
    choiceColumn(
      { key: 'see', zh: '可见范围', en: 'What is seen', ar: 'ما يظهر', required: true },
      visibilities,
    ),
  ],
};

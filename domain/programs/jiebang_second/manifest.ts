import type { Manifest } from '../../definition';
import { hasUnitType, requireAtLeast } from '../../filing/eligibility-match';

export const manifest: Manifest = {
  key: 'jiebang_second',
  title: {
    zh: '揭榜挂帅项目申报（第二阶段）',
    en: 'Open-bid project, second stage',
    ar: 'مشروع المناقصة المفتوحة، المرحلة الثانية',
  },
  group: 'bid',
  summary: {
    zh: '确定揭榜方后，双方联合申报立项',
    en: 'Approval of the joint project once the bidder is chosen',
    ar: 'اعتماد المشروع المشترك بعد اختيار صاحب العرض',
  },
  route: '/forms/unveilingProject',
  icon: 'AuditOutlined',
  calls: {
    info: 'GET /hatch_carrier/portal/jiebang_secondInfo/',
    one: 'GET /hatch_carrier/portal/jiebang_second/{id}/',
    save: ['POST /hatch_carrier/portal/jiebang_second/'],
    log: 'GET /hatch_carrier/portal/jiebang/{id}/log',
    download: 'POST /hatch_carrier/portal/jiebang_secondInfo/download/',
  },
  continues: {
    program: 'jiebangguashuai',
    id: 'demand_link.demand_id',
    thing: { zh: '榜单', en: 'demand', ar: 'طلب تقني' },
    first: {
      zh: '第二阶段须对应已公布的榜单，目前没有可选的榜单：发榜方请先申报“揭榜挂帅技术需求”并获通过，揭榜方请待榜单公布后再填报',
      en: 'The second stage answers a published demand, and there is none to choose: the demand side files its demand first and has it approved; a bidder waits until a demand is published',
      ar: 'تجيب المرحلة الثانية عن طلب منشور، ولا يوجد ما يُختار: تقدّم جهة الطلب طلبها أولًا ويُعتمد، وينتظر مقدم العرض حتى يُنشر طلب',
    },
  },
  receiptPrefix: 'JS',
  edition: '2026.1',
  perCompanyAndBatch: 3,
  subject: 'proposal.project_name',
  names: { person: ['leader.leader_id_no', 'worker_data.id_no'] },
  asks: 'budget_summary.sum_grant',
  seenBy: 'demand_link.demander_code',
  review: { expertReview: true, publicNotice: true },
  // Either side may file: a company, or a bidder among universities, institutes of several unit types, and companies.
  fits: {
    'JS-E2': requireAtLeast(
      hasUnitType('enterprise', 'university', 'institute', 'new_rd', 'hospital', 'public_institution'),
    ),
  },
};

import type { Manifest } from '../../definition';

export const manifest: Manifest = {
  key: 'jiebangguashuai_result',
  title: {
    zh: '揭榜挂帅成果验收',
    en: 'Open-bid result and acceptance filing',
    ar: 'نتائج المناقصة المفتوحة وقبولها',
  },
  group: 'bid',
  summary: {
    zh: '项目完成后申报成果并申请验收',
    en: 'Results and acceptance of a finished project',
    ar: 'نتائج مشروع منتهٍ وقبوله',
  },
  decides: 'acceptance',
  route: '/forms/achievementProject',
  icon: 'TrophyOutlined',
  calls: {
    info: 'GET /hatch_carrier/portal/jiebangguashuaiResultInfo/',
    one: 'GET /hatch_carrier/portal/jiebangguashuaiReslut/{id}/',
    save: ['POST /hatch_carrier/portal/jiebangguashuaiReslut/'],
    log: 'GET /hatch_carrier/portal/jiebang/{id}/log',
    download: 'POST /hatch_carrier/portal/jiebangguashuaiResultInfo/download/',
  },
  lookups: [
    {
      call: 'GET /hatch_carrier/portal/jiebang_result_choices/',
      load: async () => (await import('./lookups')).lookups,
    },
  ],
  continues: {
    program: 'jiebang_second',
    id: 'project_link.project_id',
    thing: { zh: '项目', en: 'project', ar: 'مشروع' },
    first: {
      zh: '成果申报须对应已立项的揭榜挂帅项目，目前没有可选的项目：请先申报“揭榜挂帅项目申报（第二阶段）”并获立项',
      en: 'A result belongs to an approved open-bid project, and there is none to choose: file the second stage first and have it approved',
      ar: 'النتيجة تخص مشروع عرض مفتوح معتمدًا، ولا يوجد ما يُختار: قدّم المرحلة الثانية أولًا لتُعتمد',
    },
  },
  receiptPrefix: 'JR',
  edition: '2026.1',
  perCompanyAndBatch: 3,
  subject: 'project_link.project_name',
  names: { right: ['output_list.number'] },
  review: { expertReview: true, publicNotice: false },
  // A company of any type may file, provided that its project was approved.
  fits: {},
};

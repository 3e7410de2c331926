import type { Manifest } from '../define';

export const manifest: Manifest = {
  key: 'jiebang_second',
  title: { zh: '揭榜挂帅项目申报书（第二阶段）', en: 'Open-bid project, second stage' },
  route: '/forms/unveilingProject',
  icon: 'AuditOutlined',
  calls: {
    info: 'GET /hatch_carrier/portal/jiebang_secondInfo/',
    one: 'GET /hatch_carrier/portal/jiebang_second/{id}/',
    save: ['POST /hatch_carrier/portal/jiebang_second/'],
    log: 'GET /hatch_carrier/portal/jiebang/{id}/log',
    download: 'POST /hatch_carrier/portal/jiebang_secondInfo/download/',
  },
  receiptPrefix: 'JS',
  edition: '2026.1',
  perCompanyAndBatch: 3,
  subject: 'proposal.project_name',
  review: { expertReview: true, publicNotice: true },
};

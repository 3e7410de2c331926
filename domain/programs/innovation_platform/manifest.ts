import type { Manifest } from '../../definition';
import { isRegisteredInCity } from '../../filing/eligibility-match';
import { platformKind } from './dictionaries';

export const manifest: Manifest = {
  key: 'innovation_platform',
  title: { zh: '科技创新平台认定申报', en: 'Innovation platform declaration', ar: 'تصريح منصات الابتكار' },
  group: 'platform',
  summary: {
    zh: '认定技术创新中心、重点实验室等六类平台',
    en: 'Recognises technology centres, key laboratories and four more kinds of platform',
    ar: 'اعتماد مراكز التقنية والمختبرات الرئيسية وأربعة أنواع أخرى من المنصات',
  },
  route: '/forms/innovateForm',
  icon: 'ClusterOutlined',
  calls: {
    info: 'GET /incubator/portal/InnovationPlatform/report',
    one: 'GET /incubator/portal/InnovationPlatform/{id}',
    save: ['POST /incubator/portal/InnovationPlatform'],
    log: 'GET /incubator/portal/InnovationPlatform/{id}/log',
    submitQuantity: 'GET /incubator/portal/InnovationPlatform/submit_quantity',
    download: 'POST /incubator/portal/InnovationPlatform/download',
  },
  receiptPrefix: 'IP',
  edition: '2026.1',
  perCompanyAndBatch: 1,
  names: { right: ['outputData.output_no'] },
  review: { expertReview: true, publicNotice: true },
  recognition: {
    name: { zh: '科技创新平台', en: 'Innovation platform', ar: 'منصة ابتكار' },
    years: 3,
    basis: 'house default: three years',
  },
  kinds: platformKind.items,
  incompleteMessage: {
    zh: '数据不完整，请补充完整后再提交',
    en: 'The data is incomplete, please complete it before submitting',
    ar: 'البيانات غير كاملة، أكملها قبل التقديم',
  },
  fits: { 'IP-A1': isRegisteredInCity },
};

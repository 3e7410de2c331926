import type { Dictionary } from '../definition';

export const companyStatus: Dictionary = {
  name: 'company_status',
  title: { zh: '企业注册状态', en: 'Company registration status' },
  items: [
    { value: 'pending', zh: '待审核', en: 'Waiting for review' },
    { value: 'active', zh: '已启用', en: 'Active' },
    { value: 'rejected', zh: '未通过', en: 'Rejected' },
    { value: 'disabled', zh: '已停用', en: 'Disabled' },
    { value: 'cancelled', zh: '已注销', en: 'Cancelled' },
  ],
};

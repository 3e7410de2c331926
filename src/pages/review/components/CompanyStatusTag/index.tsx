import { getCompanyStatusName } from '@domain/company/status';
import { Tag } from 'antd';
import { useText } from '@/utils/language';

const COLOURS: Readonly<Record<string, string>> = {
  pending: 'processing',
  active: 'success',
  rejected: 'error',
  disabled: 'error',
};

/** Coloured tag with the status of a company. */
export default function CompanyStatusTag({ status }: { status: string }) {
  const say = useText();
  return <Tag color={COLOURS[status] ?? 'default'}>{say(getCompanyStatusName(status))}</Tag>;
}

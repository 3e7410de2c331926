import { Alert } from 'antd';
import { useSelector } from 'umi';
import type { FilingRoot } from '@/filling/draft/filingState';
import ReloadButton from './ReloadButton';

/** The server has another edition of the form: this page saves nothing more, and this browser keeps what was typed. */
export default function OutdatedNotice() {
  const { phase, message } = useSelector((root: FilingRoot) => root.filing.save);
  if (phase !== 'outdated') return null;
  return <Alert type="error" showIcon role="alert" message={message} action={<ReloadButton />} />;
}

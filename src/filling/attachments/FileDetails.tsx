import { InfoCircleOutlined } from '@ant-design/icons';
import type { FileInfo } from '@domain/calls/files';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import { readableSize } from './rules';

/** Facts about a file, with the hash by which anybody can tell that it is still the same. */
export default function FileDetails({ info }: { info: FileInfo }) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const content = (
    <dl className={styles.details}>
      <dt>{t('forms.file.size')}</dt>
      <dd>{readableSize(info.size)}</dd>
      <dt>{t('forms.file.uploadedAt')}</dt>
      <dd>{beijingMinutes(info.created_at)}</dd>
      <dt>SHA-256</dt>
      <dd>
        <code dir="ltr">{info.sha256}</code>
      </dd>
    </dl>
  );
  return (
    <Popover content={content} trigger={['hover', 'click']} open={isOpen} onOpenChange={setOpen}>
      <Button
        type="text"
        size="small"
        icon={<InfoCircleOutlined aria-hidden />}
        aria-label={t('forms.file.details', { name: info.name })}
        aria-expanded={isOpen}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        onBlur={() => setOpen(false)}
      />
    </Popover>
  );
}

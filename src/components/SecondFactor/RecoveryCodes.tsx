import { Alert, Button } from 'antd';
import { useSelector } from 'umi';
import Dialog from '@/components/Controls/Dialog';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';
import styles from './index.module.css';

interface Props {
  codes: string[] | null;
  onClose(): void;
}

/** Recovery codes are shown only here, so the dialog closes only by its button. A printout contains nothing but the dialog. */
export default function RecoveryCodes({ codes, onClose }: Props) {
  const { t } = useLanguage();
  const username = useSelector((state: RootState) => state.user.currentUser?.username) ?? '';
  const title = t('factor.codesOf', { name: username });
  const save = () =>
    saveAs(
      new Blob([`${title}\n\n${(codes ?? []).join('\n')}\n`], { type: 'text/plain' }),
      `${t('factor.codes')}.txt`,
    );
  return (
    <Dialog
      open={codes !== null}
      title={title}
      rootClassName={styles.codesDialog}
      closable={false}
      maskClosable={false}
      keyboard={false}
      destroyOnHidden
      footer={
        <>
          <Button onClick={save}>{t('factor.codesSave')}</Button>
          <Button onClick={() => window.print()}>{t('factor.codesPrint')}</Button>
          <Button type="primary" onClick={onClose}>
            {t('factor.codesKept')}
          </Button>
        </>
      }
    >
      <Alert type="warning" showIcon role="note" message={t('factor.codesOnce')} />
      <ul className={styles.codes}>
        {codes?.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

import { mayFileProgram } from '@domain/accounts/roles';
import { CODE } from '@domain/api/codes';
import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';

interface LogDownloadProps {
  program: string;
  id: string;
  /** Name of the filing, part of the accessible name of the button. */
  name?: string;
  /** True for officials, who read logs by a separate call. */
  isOffice?: boolean;
}

/** Downloads the log of a filing as a file that can be verified; shown only to people who may see the whole filing. */
export default function LogDownload({ program, id, name, isOffice = false }: LogDownloadProps) {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => state.user.currentUser);
  const [busy, setBusy] = useState(false);
  if (!user || !(isOffice ? user.permissions.includes('review.read') : mayFileProgram(user, program)))
    return null;
  const download = async () => {
    setBusy(true);
    try {
      const { code, data } = await (isOffice
        ? call('reviewLogFile', { path: { id } })
        : call('logFile', { path: { id } }));
      if (code !== CODE.success) return;
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveAs(file, `log-${program}-${id}.json`);
    } finally {
      setBusy(false);
    }
  };
  const label = t('center.log.download');
  return (
    <Button loading={busy} onClick={download} aria-label={[label, name].filter(Boolean).join(' ')}>
      {label}
    </Button>
  );
}

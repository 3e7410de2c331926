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
  /** Name of the filing, for those who hear the buttons one by one. */
  name?: string;
  /** On the desk of an office, which reads logs by a call of its own. */
  isOffice?: boolean;
}

/** Takes the log of a filing away as a file that can be checked. For those who see the filing whole. */
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

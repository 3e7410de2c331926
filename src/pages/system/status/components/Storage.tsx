import type { SystemStatus } from '@domain/calls/system-status';
import { Progress } from 'antd';
import Panel from '@/components/Panel';
import { useLanguage } from '@/utils/language';
import { sizeOf } from '@/utils/sizes';
import Facts from './Facts';

/** The server warns from here on. */
const LOW_SHARE = 0.1;

/** Room that is used, and that is left. */
export default function Storage({ storage }: { storage: SystemStatus['storage'] }) {
  const { t } = useLanguage();
  const { store, files, file_bytes, database, database_bytes } = storage;
  const { disk_free_bytes: free, disk_size_bytes: size } = storage;
  return (
    <Panel id="storage" title={t('system.storage')}>
      <Facts
        facts={[
          [t(`system.store.${store}`), t('system.files', { count: files, size: sizeOf(file_bytes) })],
          [t(`system.database.${database}`), sizeOf(database_bytes)],
          [t('system.disk'), t('system.disk.free', { free: sizeOf(free), size: sizeOf(size) })],
        ]}
      />
      <Progress
        percent={Math.round((1 - free / size) * 100)}
        status={free < size * LOW_SHARE ? 'exception' : 'normal'}
        aria-label={t('system.disk.used')}
      />
    </Panel>
  );
}

import type { Manifest } from '@domain/programs/define';
import { findProgram } from '@domain/programs/find';
import { Drawer } from 'antd';
import { useCallback } from 'react';
import EmptyHint from '@/components/EmptyHint';
import LetterButton from '@/components/LetterButton';
import Loaded from '@/components/Loaded';
import LogDownload from '@/components/LogDownload';
import Timeline from '@/components/Timeline';
import { fetchLog } from '@/services/reports';
import { useLanguage, useText } from '@/utils/language';
import { useResource } from '@/utils/useResource';

interface FilingLogProps {
  /** Which log is open; null: none. */
  open: { program: string; id: string } | null;
  onClose: () => void;
}

const WIDTH = 560;

/** The log of a filing beside the list that it was opened from. */
export default function FilingLog({ open, onClose }: FilingLogProps) {
  const { t } = useLanguage();
  const say = useText();
  const program = open ? findProgram(open.program) : undefined;
  const title = program ? t('center.log.of', { program: say(program.title) }) : t('center.log.title');
  return (
    <Drawer
      open={open !== null}
      onClose={onClose}
      title={title}
      width={`min(100vw, ${WIDTH}px)`}
      destroyOnHidden
      extra={open && program && <LogDownload program={program.key} id={open.id} />}
    >
      {open && program && <Log program={program} id={open.id} />}
      {open && !program && <EmptyHint text={t('center.log.none')} />}
    </Drawer>
  );
}

function Log({ program, id }: { program: Manifest; id: string }) {
  const { t } = useLanguage();
  const log = useResource(useCallback(() => fetchLog(program, id), [program, id]));
  return (
    <Loaded resource={log}>
      {(entries) =>
        entries.length > 0 ? (
          <Timeline log={entries} extra={(entry) => <LetterButton kind="letter" id={id} entry={entry} />} />
        ) : (
          <EmptyHint text={t('center.log.none')} />
        )
      }
    </Loaded>
  );
}

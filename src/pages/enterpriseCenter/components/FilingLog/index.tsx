import type { Program } from '@domain/definition';
import { findProgram } from '@domain/programs/find';
import AsyncView from '@/components/AsyncView';
import SideDrawer from '@/components/Controls/SideDrawer';
import { LetterButton } from '@/components/DocumentButtons';
import EmptyHint from '@/components/EmptyHint';
import LogDownload from '@/components/FilingLog/LogDownload';
import Timeline from '@/components/FilingLog/Timeline';
import { fetchLog } from '@/services/filing';
import { useLanguage, useText } from '@/utils/language';
import { formatPathName } from '@/utils/names';
import { useRead } from '@/utils/useRead';

interface FilingLogProps {
  /** Filing whose log is open; null if none is. */
  open: { program: string; id: string } | null;
  onClose: () => void;
}

/** The log of a filing beside the list that it was opened from. */
export default function FilingLog({ open, onClose }: FilingLogProps) {
  const { t } = useLanguage();
  const say = useText();
  const program = open ? findProgram(open.program) : undefined;
  const title = program ? t('center.log.of', { program: say(program.title) }) : t('center.log.title');
  return (
    <SideDrawer
      open={open !== null}
      onClose={onClose}
      title={title}
      size={560}
      extra={open && program && <LogDownload program={program.key} id={open.id} />}
    >
      {open && program && <Log program={program} id={open.id} />}
      {open && !program && <EmptyHint text={t('center.log.none')} />}
    </SideDrawer>
  );
}

/** Reads the log together with the form, which names the fields in it; the log is shown even if the form fails to load. */
async function fetchNamedLog(key: string, id: string) {
  const program = findProgram(key) as Program;
  const [answer, form] = await Promise.all([fetchLog(program, id), program.load().catch(() => null)]);
  return { ...answer, data: { entries: answer.data, form } };
}

function Log({ program, id }: { program: Program; id: string }) {
  const wording = useLanguage();
  const { t } = wording;
  const log = useRead(fetchNamedLog, program.key, id);
  return (
    <AsyncView resource={log}>
      {({ entries, form }) =>
        entries.length > 0 ? (
          <Timeline
            log={entries}
            program={program.key}
            nameOf={(path) => form && formatPathName(form, path, wording)}
            extra={(entry) => <LetterButton kind="letter" id={id} program={program.key} entry={entry} />}
          />
        ) : (
          <EmptyHint text={t('center.log.none')} />
        )
      }
    </AsyncView>
  );
}

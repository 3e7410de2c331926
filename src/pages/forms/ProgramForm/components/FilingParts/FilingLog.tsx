import type { Form, Program } from '@domain/definition';
import AsyncView from '@/components/AsyncView';
import { LetterButton } from '@/components/DocumentButtons';
import EmptyHint from '@/components/EmptyHint';
import LogDownload from '@/components/FilingLog/LogDownload';
import Timeline from '@/components/FilingLog/Timeline';
import { Panel } from '@/components/Page';
import { useLive } from '@/live';
import { fetchLog } from '@/services/filing';
import { useLanguage } from '@/utils/language';
import { formatPathName } from '@/utils/names';
import { useRead } from '@/utils/useRead';

interface FilingLogProps {
  program: Program;
  form: Form;
  id: string;
}

/** Log of a filing, with the letter of each decision. */
export default function FilingLog({ program, form, id }: FilingLogProps) {
  const wording = useLanguage();
  const { t } = wording;
  const log = useRead(fetchLog, program, id);
  useLive(['status'], log.reload, id);
  return (
    <Panel
      id="filing-log"
      title={t('center.log.title')}
      extra={<LogDownload program={program.key} id={id} />}
    >
      <AsyncView resource={log}>
        {(entries) =>
          entries.length > 0 ? (
            <Timeline
              log={entries}
              program={program.key}
              nameOf={(path) => formatPathName(form, path, wording)}
              extra={(entry) => <LetterButton kind="letter" id={id} program={program.key} entry={entry} />}
            />
          ) : (
            <EmptyHint text={t('center.log.none')} />
          )
        }
      </AsyncView>
    </Panel>
  );
}

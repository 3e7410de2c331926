import { EyeOutlined, PrinterOutlined } from '@ant-design/icons';
import type { Form, Program } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'umi';
import AnswersView from '@/components/AnswersView';
import { useFileViewer } from '@/components/FileViewer/context';
import { Panel } from '@/components/Page';
import GeneratedPaper from '@/filling/attachments/GeneratedPaper';
import { useFormSession } from '@/filling/form/session';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { fetchDocument } from '@/services/documents';
import { useLanguage, useText } from '@/utils/language';
import PrintedAnswers from '../PrintedAnswers/index';
import styles from './index.module.css';

interface AnswersToReadProps {
  program: Program;
  form: Form;
  filing: Filing;
  navigation: FormNavigation;
}

/** All answers for a final reading, folded by section, beside the official form as it would be printed. */
export default function AnswersToRead({ program, form, filing, navigation }: AnswersToReadProps) {
  const { t } = useLanguage();
  const say = useText();
  const { ctx, filled } = useFormSession();
  const [areOpen, setOpen] = useState(false);
  return (
    <PrintedAnswers form={form} filing={filing}>
      <Panel
        id="form-answers"
        title={t('forms.check.answers')}
        extra={
          <span className={styles.tools}>
            <Button size="small" onClick={() => setOpen(!areOpen)}>
              {t(areOpen ? 'forms.check.foldAll' : 'forms.check.unfoldAll')}
            </Button>
            <OfficialForm program={program} filing={filing} />
            <Button size="small" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              {t('filing.print')}
            </Button>
            <GeneratedPaper paper />
          </span>
        }
      >
        <AnswersView
          key={String(areOpen)}
          form={form}
          answers={filled}
          ctx={ctx}
          headingLevel={3}
          folding={{ startsOpen: areOpen }}
          sectionLink={(section) =>
            section.kind !== 'computed' && (
              <Link to={navigation.hrefOf({ section: section.key, back: 'check' })}>
                {t('forms.check.changeSection', { title: say(section.title) })}
              </Link>
            )
          }
        />
      </Panel>
    </PrintedAnswers>
  );
}

/** Button that shows the document of the saved filing beside the page, as the official form is printed. */
function OfficialForm({ program, filing: { id, version } }: Pick<AnswersToReadProps, 'program' | 'filing'>) {
  const { t } = useLanguage();
  const say = useText();
  const viewer = useFileViewer();
  const name = t('forms.check.paper', { title: say(program.title) });
  const show = () =>
    viewer?.open({
      id: `document/${id}/${version}`,
      name: `${name}.pdf`,
      extension: 'pdf',
      sha256: '',
      read: async () => (await fetchDocument('document', String(id))).blob,
    });
  return (
    <Button
      size="small"
      icon={<EyeOutlined aria-hidden />}
      disabled={!id}
      title={id ? undefined : t('forms.file.generatedLater', { paper: t('forms.check.preview') })}
      onClick={show}
    >
      {t('forms.check.preview')}
    </Button>
  );
}

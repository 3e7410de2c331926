import { Button } from 'antd';
import { type ComponentProps, useState } from 'react';
import { Panel } from '@/components/Page';
import FigureQuestions, { isExplained } from '@/filling/form/FigureQuestions';
import { useLanguage } from '@/utils/language';
import { FIGURES_ID } from './useSubmissionCheck';

/** Maximum number of figures that are shown at once, the next ones as soon as these are explained. */
const AT_ONCE = 3;

type QuestionsProps = ComponentProps<typeof FigureQuestions>;

interface FiguresToExplainProps {
  figures: Omit<QuestionsProps, 'wayTo'>;
  wayTo: NonNullable<QuestionsProps['wayTo']>;
}

/** Figures that differ from earlier filings: the first open ones, and all on request. */
export default function FiguresToExplain({ figures, wayTo }: FiguresToExplainProps) {
  const { t } = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const { questions } = figures;
  const open = questions.filter((question) => !isExplained(question));
  const shown = isWhole ? questions : open.slice(0, AT_ONCE);
  return (
    <Panel
      id="figures-to-explain"
      title={t('forms.figure.count', { count: questions.length, open: open.length })}
      extra={
        (isWhole || shown.length < questions.length) && (
          <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'forms.figure.fewer' : 'common.showAll')}
          </Button>
        )
      }
    >
      <div id={FIGURES_ID}>
        {shown.length > 0 && <FigureQuestions {...figures} questions={shown} wayTo={wayTo} />}
      </div>
    </Panel>
  );
}

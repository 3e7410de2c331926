import type { Answers, Form, FormContext } from '@domain/definition';
import { computeAnswers } from '@domain/filing/compute';
import { parsePath } from '@domain/filing/paths';
import { createTraceLabels } from '@domain/filing/trace-labels';
import type { ScenarioLine } from '@domain/program-documents/consequence-calls';
import {
  isReplayedSame,
  recordScenario,
  type ScenarioResult,
} from '@domain/program-documents/scenarios/run-scenarios';
import type { ProgramScenario } from '@domain/program-documents/scenarios/scenario';
import { writeScenario } from '@domain/program-documents/scenarios/written-scenarios';
import { scenarioTitles } from '@domain/program-drafts/messages';
import { removeRow } from '@domain/program-drafts/rows/edit-rows';
import { getRows } from '@domain/program-drafts/rows/items';
import { findScenarioKey, putScenario } from '@domain/program-drafts/scenario-rows';
import type { Text } from '@domain/text';
import { Button } from 'antd';
import { useMemo } from 'react';
import EmptyHint from '@/components/EmptyHint';
import { useLanguage, useText } from '@/utils/language';
import ScenarioResults from '../../consequences/ScenarioResults';
import { useCompiledForm } from '../formPreview/useCompiledForm';
import { type ListedScenario, useFormPreviewContext } from '../formPreview/useFormPreview';
import type { DraftExamination } from '../useExamination';
import FilingButton from './FilingButton';
import styles from './index.module.css';
import UnfailedRules from './UnfailedRules';

interface ScenarioPaneProps {
  examination: DraftExamination;
  /** Returns the rows of the draft at this moment. */
  getRowsOfDraft(): Answers;
  /** Changes the rows of the draft, as one step that can be taken back. */
  onChange(answers: Answers): void;
}

/** Scenarios of the draft: what each must compute and which rules must fail, with the differences of the present draft. */
export default function ScenarioPane(props: ScenarioPaneProps) {
  const { t } = useLanguage();
  const { examined } = props.examination;
  const { form } = useCompiledForm(examined);
  if (!form) return <EmptyHint text={t(examined ? 'design.preview.none' : 'design.examining')} />;
  return <Scenarios {...props} form={form} />;
}

function useScenarioActs(form: Form, { getRowsOfDraft, onChange }: ScenarioPaneProps) {
  const preview = useFormPreviewContext();
  const put = (scenario: ProgramScenario, title: Text) => {
    const recorded = recordScenario(form, scenario);
    const answers = computeAnswers(form, scenario.answers, scenario.ctx);
    onChange(putScenario(getRowsOfDraft(), writeScenario(form, { ...recorded, answers }, title)));
    preview?.fill(recorded);
  };
  return {
    put,
    add(answers: Answers, ctx: FormContext, title: Text) {
      const key = findScenarioKey(getRowsOfDraft());
      put({ key, ctx, answers, computed: {}, failing: [], changes: [] }, title);
    },
    remove(key: string) {
      const answers = getRowsOfDraft();
      const row = getRows(answers, 'scenarios').find((each) => each.key === key)?.row;
      if (row) onChange(removeRow(answers, { table: 'scenarios', row }));
    },
  };
}

/** Labels of section and field, with the number of the row. */
function createPathWords(form: Form, say: (text: Text) => string): (path: string) => string {
  const labels = createTraceLabels(form);
  return (path) => {
    const { section = '', row, field = '' } = parsePath(path) ?? {};
    const [title, label] = [labels.findLabel(section), labels.findLabel(`${section}.${field}`)];
    if (!title || !label) return path;
    return [say(title), row !== undefined && `${Number(row) + 1}`, say(label)].filter(Boolean).join(' · ');
  };
}

function Scenarios({ form, ...props }: ScenarioPaneProps & { form: Form }) {
  const { t } = useLanguage();
  const say = useText();
  const preview = useFormPreviewContext();
  const acts = useScenarioActs(form, props);
  const { replayed, falsify } = props.examination;
  const wordPath = useMemo(() => createPathWords(form, say), [form, say]);
  const nameRules = (ids: readonly string[]) =>
    form.rules.filter(({ id }) => ids.includes(id)).map(({ id, met }) => ({ id, label: met }));
  const toLine = ({ failing, notFailing, failed: _, ...result }: ScenarioResult): ScenarioLine => ({
    ...result,
    failing: nameRules(failing),
    not_failing: nameRules(notFailing),
  });
  const results = new Map((replayed?.results ?? []).map((result) => [result.key, result]));
  if (!preview) return null;
  const { scenarios } = preview;
  return (
    <div className={styles.pane}>
      <p className={styles.about}>{t('design.scenarios.about')}</p>
      <div className={styles.tools}>
        <Button onClick={() => acts.add(preview.answers, preview.ctx, scenarioTitles.added)}>
          {t('design.scenarios.fromPreview')}
        </Button>
        <FilingButton
          form={form}
          program={props.examination.examined?.document.key ?? ''}
          onTake={(answers, ctx) => acts.add(answers, ctx, scenarioTitles.ofFiling)}
        />
      </div>
      {scenarios.length === 0 && <EmptyHint text={t('consequences.noScenarios')} />}
      <ul className={styles.list}>
        {scenarios.map((scenario) => {
          const result = results.get(scenario.key);
          const title = say(scenario.title);
          return (
            <li key={scenario.key} aria-current={preview.scenario === scenario.key || undefined}>
              {result ? (
                <ScenarioResults
                  title={title}
                  scenario={toLine(result)}
                  wordPath={wordPath}
                  actions={<Acts scenario={scenario} isSame={isReplayedSame(result)} {...acts} />}
                />
              ) : (
                <bdi>{title}</bdi>
              )}
            </li>
          );
        })}
      </ul>
      {replayed && scenarios.length > 0 && (
        <UnfailedRules rules={nameRules(replayed.neverFailing)} falsify={falsify} />
      )}
    </div>
  );
}

interface ActsProps extends Pick<ReturnType<typeof useScenarioActs>, 'put' | 'remove'> {
  scenario: ListedScenario;
  isSame: boolean;
}

function Acts({ scenario, isSame, put, remove }: ActsProps) {
  const { t } = useLanguage();
  const say = useText();
  const preview = useFormPreviewContext();
  const { isOwn, title, key } = scenario;
  const name = say(title);
  const isFilled = preview?.scenario === key;
  const draw = (action: string, act: () => void) => (
    <Button size="small" aria-label={`${t(action)} ${name}`} onClick={act}>
      {t(action)}
    </Button>
  );
  return (
    <span className={styles.acts}>
      {draw('design.scenarios.fill', () => preview?.fill(scenario))}
      {isOwn && isFilled && preview.answers !== scenario.answers
        ? draw('design.scenarios.replace', () =>
            put({ ...scenario, ctx: preview.ctx, answers: preview.answers }, title),
          )
        : isOwn && !isSame && draw('design.scenarios.record', () => put(scenario, title))}
      {!isOwn && draw('design.scenarios.copy', () => put(scenario, title))}
      {isOwn && draw('common.delete', () => remove(key))}
    </span>
  );
}

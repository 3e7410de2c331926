import { CODE } from '@domain/api/codes';
import type { Answers } from '@domain/definition';
import { compileBody } from '@domain/program-documents/compile-body';
import { listRulesWithoutFailure, runScenarios } from '@domain/program-documents/scenarios/run-scenarios';
import { listScenarios } from '@domain/program-documents/scenarios/written-scenarios';
import { readDocumentRows, writeDocumentRows } from '@domain/program-documents/tables';
import { examineRows } from '@domain/program-drafts/examine-rows';
import { loadShippedScenarios } from '@domain/programs/shipped-scenarios';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { nothingOpen } from '@/filling/draft/filingState';
import * as files from '@/services/files';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import { readProgramDocument } from '../../../../../../tests/support/program-documents';
import PreviewPanel from '../preview/PreviewPanel';
import ExpressionResult from '../record/ExpressionResult';
import { usePreviewScope } from '../record/usePreviewScope';
import ScenarioPane from '../scenarios/ScenarioPane';
import type { DraftExamination } from '../useExamination';
import { FormPreviewProvider, useFormPreview } from './useFormPreview';

const shipped = await loadShippedScenarios('gazelle');
const gazelle = writeDocumentRows(readProgramDocument('gazelle'));

/** Runs in the test itself what the worker of the designer does. */
function examine(answers: Answers): DraftExamination {
  const examined = examineRows(answers, { programs: [], editions: [], guideFiles: [], before: null });
  const form = examined.body && compileBody(examined.body);
  const results = form && runScenarios(form, listScenarios(form, examined.document.scenarios, shipped));
  return {
    examined,
    replayed: form && results && { results, neverFailing: listRulesWithoutFailure(form, results) },
    shipped,
    falsify: async () => [],
  };
}

interface HeldDraft {
  answers?: Answers;
  draw(examination: DraftExamination, answers: Answers, change: (answers: Answers) => void): ReactNode;
}

function HeldDraft({ answers: first = gazelle, draw }: HeldDraft) {
  const [answers, setAnswers] = useState(first);
  const [examination, setExamination] = useState(() => examine(first));
  const preview = useFormPreview(examination);
  const change = (next: Answers) => {
    setAnswers(next);
    setExamination(examine(next));
  };
  return <FormPreviewProvider value={preview}>{draw(examination, answers, change)}</FormPreviewProvider>;
}

let present: Answers;
const showPane = (answers?: Answers) =>
  render(
    withPortal(
      { permissions: [] },
      <HeldDraft
        {...(answers && { answers })}
        draw={(examination, rows, change) => {
          present = rows;
          return <ScenarioPane examination={examination} getRowsOfDraft={() => rows} onChange={change} />;
        }}
      />,
    ),
  );

const withLimit = (figure: string): Answers => ({
  ...gazelle,
  rules: (gazelle.rules as { id?: string }[]).map((rule) =>
    rule.id === 'GZ-01' ? { ...rule, figure } : rule,
  ) as Answers[string],
});

describe(ScenarioPane, () => {
  it('keeps the preview as a scenario, which is replayed at once', () => {
    showPane();
    fireEvent.click(screen.getByRole('button', { name: '用预览内容新建样例' }));
    const [kept] = readDocumentRows(present).document.scenarios ?? [];
    expect(kept).toMatchObject({ key: 'scenario_1', zh: '新样例', today: '2026-06-10' });
    expect(screen.getAllByText('一致')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: '删除 新样例' }));
    expect(readDocumentRows(present).document.scenarios).toBeUndefined();
  });

  it('names what comes out otherwise, and takes it as right on demand', () => {
    showPane(withLimit("most(monthsSinceRegistration, 1, 'month')"));
    expect(screen.getByText('不应触发而触发')).toBeVisible();
    expect(screen.getByText(/^GZ-01 /)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '复制后修改 系统自带样例' }));
    const [kept] = readDocumentRows(present).document.scenarios ?? [];
    expect(kept).toMatchObject({ key: 'valid', failing: ['GZ-01'] });
  });

  it('names the rules that no scenario makes fail, and tries on demand', async () => {
    showPane();
    expect(screen.getByText(/^\d+条规则没有样例能触发/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '检查每条规则能否被触发' }));
    expect(await screen.findByText('每条规则都能被触发。')).toBeVisible();
  });
});

function Result({ examination, text }: { examination: DraftExamination; text: string }) {
  const preview = usePreviewScope(examination.examined);
  return preview && <ExpressionResult text={text} place={{ parameters: [] }} preview={preview} />;
}

describe(ExpressionResult, () => {
  it('shows what a formula gives on the scenario at hand, and why', () => {
    const text = 'baseData.paid_in_capital / 2';
    render(
      withPortal({}, <HeldDraft draw={(examination) => <Result examination={examination} text={text} />} />),
    );
    expect(screen.getByText('750')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '为什么' }));
    expect(screen.getAllByText(/实缴资本|实收资本/)[0]).toBeVisible();
  });
});

describe(PreviewPanel, () => {
  const show = (answers = gazelle, section = 'baseData', field: string | null = null) =>
    render(
      withPortal(
        {},
        <HeldDraft
          answers={answers}
          draw={({ examined }) => <PreviewPanel examined={examined} section={section} field={field} />}
        />,
        { models: [{ namespace: 'filing', state: nothingOpen }] },
      ),
    );

  it('shows markup in labels as it is written', async () => {
    const markup = '<img src=x onerror=alert(1)> & <b>资本</b>';
    const fields = (gazelle.fields as { zh?: string }[]).map((field) =>
      field.zh?.startsWith('实缴资本') ? { ...field, zh: markup } : field,
    );
    const { container } = show({ ...gazelle, fields: fields as Answers[string] });
    expect((await screen.findAllByText(markup, { exact: false }))[0]).toBeVisible();
    expect(container.querySelector('img, b')).toBeNull();
  });

  it('scrolls to the field that is being edited, and marks it', async () => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    const { container } = show(gazelle, 'baseData', 'baseData.track');
    await waitFor(() => expect(container.querySelector('[data-edited]')?.id).toBe('baseData.track'));
    expect(scroll.mock.contexts).toContain(container.querySelector('[data-edited]'));
  });

  it('draws the form in another language than the page, from right to left', async () => {
    show();
    expect(await screen.findByDisplayValue('示例机器人有限公司')).toBeVisible();
    fireEvent.click(screen.getByText('العربية'));
    const heading = screen.getByRole('heading', { level: 3 });
    await waitFor(() => expect(heading.closest('[dir="rtl"]')).toHaveAttribute('lang', 'ar'));
    expect(document.documentElement).not.toHaveAttribute('dir', 'rtl');
    expect(screen.getByText('深色')).toBeVisible();
  });

  it('names the files of a sample as such, in the form and on paper', async () => {
    vi.spyOn(files, 'fetchFileInfo').mockResolvedValue({ code: CODE.success, msg: '', data: null });
    const section = (gazelle.sections as { key?: string; kind?: string }[]).find(
      ({ kind }) => kind === 'files',
    );
    show(gazelle, section?.key);
    expect((await screen.findAllByText('示例文件')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/文件已不存在/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '打印或存为 PDF' }));
    const paper = within(await screen.findByRole('dialog'));
    expect((await paper.findAllByText('示例文件')).length).toBeGreaterThan(0);
  });

  it('shows experts a copy without what identifies the applicant, and empties the form on demand', async () => {
    show();
    fireEvent.click(screen.getByText('盲审专家'));
    expect((await screen.findAllByText('***')).length).toBeGreaterThan(0);
    expect(screen.queryByText('示例机器人有限公司')).toBeNull();
    fireEvent.click(screen.getByText('企业', { selector: '.ant-segmented-item-label' }));
    const choice = screen.getByRole('combobox', { name: '填入样例' });
    fireEvent.mouseDown(choice);
    fireEvent.click(
      within(await screen.findByRole('listbox').then(() => document.body)).getByText('空白表单'),
    );
    expect(await screen.findByLabelText(/企业名称/)).toHaveValue('');
    vi.restoreAllMocks();
  });
});

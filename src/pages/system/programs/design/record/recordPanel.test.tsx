import type { Answers } from '@domain/definition';
import { programTablesForm, readDocumentRows, writeDocumentRows } from '@domain/program-documents/tables';
import { examineRows } from '@domain/program-drafts/examine-rows';
import { getRows } from '@domain/program-drafts/rows/items';
import { loadShippedScenarios } from '@domain/programs/shipped-scenarios';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '@/filling/draft/changes';
import { createIdleSession } from '@/filling/form/createIdleSession';
import { FormSessionProvider } from '@/filling/form/session';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import { readProgramDocument } from '../../../../../../tests/support/program-documents';
import { UnfinishedLinesProvider } from '../../components/ConditionEditor/unfinishedLines';
import { FormPreviewProvider, useFormPreview } from '../formPreview/useFormPreview';
import { createTypedRow } from '../rowDefaults';
import RecordPanel from './RecordPanel';

const gazelle = writeDocumentRows(readProgramDocument('gazelle'));
const ctx = { batchYear: 2026, today: '2026-06-10', settings: {} };

const shipped = await loadShippedScenarios('gazelle');
const house = { programs: [], editions: [], guideFiles: [], before: null };

const WORDS = {
  zh: '科技人员占比不足10%，不符合申报条件',
  en: 'Fewer than 10 % of the staff work in science and technology',
  met_zh: '科技人员占比不低于10%',
  met_en: 'At least 10 % of the staff work in science and technology',
};

let present: Answers;

/** The record of a new rule, and the preview that judges it. */
function HeldRule() {
  const [unfinished] = useState(() => new Map());
  const [isLeft, setLeft] = useState(false);
  const [answers, setAnswers] = useState<Answers>(() => {
    const row = createTypedRow(gazelle, { table: 'rules', kind: '', beside: { table: 'rules' } });
    return { ...gazelle, rules: [...getRows(gazelle, 'rules'), { ...row, ...WORDS }] };
  });
  present = answers;
  const examined = examineRows(answers, house);
  const preview = useFormPreview({ examined, shipped });
  const session = createIdleSession(programTablesForm, answers, ctx, {
    edit: (edits) => setAnswers((now) => applyEdits(now, edits)),
  });
  return (
    <FormPreviewProvider value={preview}>
      <FormSessionProvider value={session}>
        <UnfinishedLinesProvider value={unfinished}>
          <button type="button" onClick={() => setLeft(!isLeft)}>
            另一项
          </button>
          {!isLeft && (
            <RecordPanel
              address={{ table: 'rules', row: getRows(answers, 'rules').at(-1)?.row ?? '' }}
              examined={examined}
              onRename={() => {}}
              onLabel={() => {}}
            />
          )}
        </UnfinishedLinesProvider>
      </FormSessionProvider>
    </FormPreviewProvider>
  );
}

const getNewRule = () => readDocumentRows(present).document.form.rules.at(-1);

async function choose(editor: HTMLElement, name: string, option: string): Promise<void> {
  const box = within(editor).getByRole('combobox', { name });
  fireEvent.mouseDown(box);
  if (!box.hasAttribute('readonly')) fireEvent.change(box, { target: { value: option } });
  const found = await screen.findAllByText(option, { selector: '.ant-select-item-option-content' });
  fireEvent.click(found.at(-1) as HTMLElement);
}

function show(figure?: string) {
  const rules = getRows(gazelle, 'rules').map((row) =>
    row.id === 'GZ-03' && figure !== undefined ? { ...row, figure } : row,
  );
  const answers = { ...gazelle, rules };
  const examined = examineRows(answers, house);
  const row = rules.find(({ id }) => id === 'GZ-03')?.row ?? '';
  render(
    withPortal(
      {},
      <FormPreviewProvider value={null}>
        <FormSessionProvider value={createIdleSession(programTablesForm, answers, ctx)}>
          <RecordPanel
            address={{ table: 'rules', row }}
            examined={examined}
            onRename={() => {}}
            onLabel={() => {}}
          />
        </FormSessionProvider>
      </FormPreviewProvider>,
    ),
  );
}

/** Chooses another item, and the rule again. */
async function leaveAndReturn(label: string): Promise<HTMLElement> {
  const leave = () => fireEvent.click(screen.getByRole('button', { name: '另一项' }));
  leave();
  expect(screen.queryByRole('group', { name: label })).toBeNull();
  leave();
  return await screen.findByRole('group', { name: label });
}

describe(RecordPanel, () => {
  it('keeps a line that was begun while another item is chosen, until it is complete', async () => {
    render(withPortal({}, <HeldRule />));
    const opened = await screen.findByRole('group', { name: '指标与要求' }, { timeout: 10_000 });
    fireEvent.click(within(opened).getByRole('button', { name: /添加条件/ }));
    await choose(opened, '字段或指标', '实缴资本');
    const editor = await leaveAndReturn('指标与要求');
    expect(within(editor).getByText('实缴资本')).toBeInTheDocument();
    expect(within(editor).getByText(/还有条件没有填完/)).toBeInTheDocument();
    fireEvent.change(within(editor).getByRole('spinbutton', { name: '值' }), { target: { value: '10' } });
    expect(getNewRule()?.figure).toBe("least(baseData.paid_in_capital, 10, '10k_yuan')");
    const again = await leaveAndReturn('指标与要求');
    expect(within(again).getByRole('spinbutton', { name: '值' })).toHaveValue('10');
    expect(within(again).getAllByRole('listitem')).toHaveLength(1);
  });

  it('keeps the numerator of a share while another item is chosen', async () => {
    render(withPortal({}, <HeldRule />));
    const opened = await screen.findByRole('group', { name: '判断条件' }, { timeout: 10_000 });
    fireEvent.click(within(opened).getByRole('button', { name: /添加条件/ }));
    await choose(opened, '字段或指标', '占比（一项 ÷ 另一项）');
    await choose(opened, '占比的分子', '实缴资本');
    const editor = await leaveAndReturn('判断条件');
    await choose(editor, '占比的分母', '注册资本');
    fireEvent.change(within(editor).getByRole('spinbutton', { name: '值' }), { target: { value: '20' } });
    expect(getNewRule()?.check).toBe(
      'percentage(baseData.paid_in_capital, baseData.registered_capital) >= 20',
    );
  });

  it.each([
    ['by lines', "least(baseData.paid, 1, '10k_yuan')", /没有名为“baseData.paid”的字段/],
    ['as a formula', 'baseData.paid', /没有名为“baseData.paid”的字段/],
    ['of its unit', "most(baseData.paid_in_capital, 500, 'yuan')", /以万元填报，公式中写的是元，会判错/],
  ])('says a fault of a figure %s once', async (_way, figure, words) => {
    show(figure);
    await screen.findByRole('group', { name: '指标与要求' }, { timeout: 10_000 });
    expect(screen.getAllByText(words)).toHaveLength(1);
  });

  it.each([
    [undefined, '此处不填，要求见“指标与要求”。'],
    ['', '还没有要求，请在此添加条件，或填写“指标与要求”。'],
  ])('says where the requirement of a rule without a condition is (figure %j)', async (figure, words) => {
    show(figure);
    const check = await screen.findByRole('group', { name: '判断条件' }, { timeout: 10_000 });
    expect(within(check).getByText(words)).toBeInTheDocument();
  });

  it.each([
    [
      '判断条件',
      'check',
      "percentage(yr(operationData, 'rd_staff', -1), yr(operationData, 'employees', -1)) >= 10",
      '是',
    ],
    [
      '指标与要求',
      'figure',
      "least(percentage(yr(operationData, 'rd_staff', -1), yr(operationData, 'employees', -1)), 10, 'percent')",
      /，要求不低于10%$/,
    ],
  ] as const)(
    'takes a share of staff with its threshold under %s, and no expression is typed',
    async (label, property, text, judged) => {
      render(withPortal({}, <HeldRule />));
      const editor = await screen.findByRole('group', { name: label }, { timeout: 10_000 });
      fireEvent.click(within(editor).getByRole('button', { name: /添加条件/ }));
      await choose(editor, '字段或指标', '占比（一项 ÷ 另一项）');
      await choose(editor, '占比的分子', '科技人员数（批次年度前1年）');
      await choose(editor, '占比的分母', '从业人员期末人数（批次年度前1年）');
      expect(within(editor).getByText(/还有条件没有填完/)).toBeInTheDocument();
      expect(getNewRule()?.[property]).toBeUndefined();
      fireEvent.change(within(editor).getByRole('spinbutton', { name: '值' }), { target: { value: '10' } });
      expect(getNewRule()?.[property]).toBe(text);
      const sentence = '即：科技人员数（批次年度前1年）占从业人员期末人数（批次年度前1年）的比例 ≥ 10%';
      expect(within(editor).getByText(sentence)).toBeInTheDocument();
      const field = within(editor.parentElement as HTMLElement);
      expect(await field.findByText(judged, {}, { timeout: 10_000 })).toBeInTheDocument();
    },
  );
});

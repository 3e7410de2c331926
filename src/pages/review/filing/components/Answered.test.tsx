import type { ReviewData } from '@domain/review/calls';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inChinese } from '../../../../../tests/support/portal/wording';
import { createValidAnswers, smallForm } from '../../../../../tests/support/small-form';
import { listPinTargets } from '../pinTargets';
import { Answered } from './RequestedCorrections';

type Correction = ReviewData['corrections'][number];

const places = listPinTargets(smallForm, createValidAnswers(), inChinese);
const change = (path: string, field: string): Correction['changes'][number] => ({
  path,
  section: '基本信息',
  row: null,
  field,
  before: '10.00',
  after: '11.00',
});
const answered = (
  path: string,
  { state, changes = [] }: { state: 'corrected' | 'answered'; changes?: Correction['changes'] },
): Correction => ({
  id: path,
  path,
  comment: '请核对',
  resolved: true,
  version: 1,
  answer: { state, remark: '', by: '王敏', at: '2026-06-10T02:00:00Z' },
  changes,
});

const show = () => {
  render(
    <Answered
      places={places}
      corrections={[
        answered('basics.amount', {
          state: 'corrected',
          changes: [change('basics.amount', '金额')],
        }),
        answered('basics.score', { state: 'answered' }),
        answered('basics.name', { state: 'corrected' }),
      ]}
    />,
  );
  return screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('button'));
};

describe('Answered', () => {
  it('shows first what was called corrected but not changed', () => {
    const [doubtful, corrected, explained] = show();
    expect(doubtful).toHaveTextContent('基本信息 · 名称');
    expect(doubtful).toHaveTextContent('企业称已修改，内容未改动');
    expect(within(doubtful as HTMLElement).getByText('已修改')).toHaveClass('ant-tag-warning');
    expect(corrected).not.toHaveTextContent('内容未改动');
    expect(within(corrected as HTMLElement).getAllByText('已修改')[0]).toHaveClass('ant-tag-success');
    expect(explained).toHaveTextContent('此处内容未改动');
    expect(explained).not.toHaveTextContent('企业称');
  });

  it('names the place of a changed field once', () => {
    const [, corrected] = show();
    expect(corrected?.textContent?.match(/金额/g)).toHaveLength(1);
    expect(corrected).toHaveTextContent('10.00');
  });
});

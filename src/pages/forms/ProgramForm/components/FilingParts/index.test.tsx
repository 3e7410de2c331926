import type { Program } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import { findProgram } from '@domain/programs/find';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { mockCall } from '../../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import { smallForm } from '../../../../../../tests/support/small-form';
import FilingPartView, { listFilingParts, PartLinks } from './index';

const receipt = { no: 'GZ20261126-000003', submitted_at: '2026-11-26T11:55:00Z', sha256: 'ab' };
const filing = (about: Partial<Filing>) => ({ id: 'f1', status: 'draft', receipt: null, ...about }) as Filing;
const navigation = {
  hrefOf: ({ view }: { view?: string }) => `/form?id=f1${view ? `&view=${view}` : ''}`,
} as FormNavigation;

describe(listFilingParts, () => {
  it('returns the parts that exist at each step of the life of a filing', () => {
    expect(listFilingParts(filing({ id: null }))).toEqual([]);
    expect(listFilingParts(filing({}))).toEqual(['questions', 'log']);
    expect(listFilingParts(filing({ status: 'rejected', receipt }))).toEqual([
      'receipt',
      'submissions',
      'questions',
      'log',
    ]);
    expect(listFilingParts(filing({ status: 'approved', receipt, signs: true }))).toEqual([
      'receipt',
      'submissions',
      'signatures',
      'questions',
      'reports',
      'log',
    ]);
  });
});

describe('the receipt', () => {
  const data = {
    ...{
      filing_id: 'f1',
      no: receipt.no,
      seq: 1,
      status: 'withdrawn',
      title: { zh: '小表', en: 'Small form' },
    },
    ...{ submitted_at: receipt.submitted_at, sha256: 'ab', batch: '2026-1', signatures: [], contact: {} },
  };
  it.each([
    ['save', '继续填写', '/small?id=f1'],
    ['withdraw', '我的申报', '/enterpriseCenter/declare'],
  ])('leads on to what follows where the filing allows %s', async (action, name, path) => {
    mockCall('receipt').mockResolvedValue({ code: 200, msg: '', data } as never);
    const shown = filing({
      status: action === 'save' ? 'withdrawn' : 'submitted',
      actions: [action] as never,
    });
    const hands = {} as never;
    const program = { ...smallForm, route: '/small' } as unknown as Program;
    render(
      withPortal(
        {},
        <FilingPartView
          part="receipt"
          program={program}
          form={smallForm}
          filing={{ ...shown, kind: '' }}
          hands={hands}
        />,
      ),
    );
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', path);
    expect(link).toHaveClass('ant-btn-primary');
  });
});

describe(PartLinks, () => {
  it('links to each part at the address of the filing, and marks the one that is shown', () => {
    render(
      <MemoryRouter>
        <PartLinks
          filing={filing({ status: 'submitted', receipt })}
          current="log"
          isEditing={false}
          navigation={navigation}
        />
      </MemoryRouter>,
    );
    const links = within(screen.getByRole('navigation', { name: '本申报的事项' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['填报内容', '/form?id=f1'],
      ['提交回执', '/form?id=f1&view=receipt'],
      ['历次提交', '/form?id=f1&view=submissions'],
      ['咨询', '/form?id=f1&view=questions'],
      ['办理记录', '/form?id=f1&view=log'],
    ]);
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[4]]);
  });
});

describe(FilingPartView, () => {
  const asked = mockCall('questions');
  const show = () =>
    render(
      withPortal(
        { id: 'u1', permissions: ['question.ask'] },
        <FilingPartView
          part="questions"
          program={findProgram('gazelle') as Program}
          form={smallForm}
          filing={filing({ program: 'gazelle' })}
          hands={{ hands: [], inOrder: true, lacksFactor: false, readAgain: () => {}, onHands: () => {} }}
        />,
      ),
    );

  it('shows the questions about this filing alone, and a way to ask about it', async () => {
    const head = {
      id: 'q1',
      subject: '营业收入口径',
      status: 'answered',
      updated_at: '2026-11-26T11:55:00Z',
    };
    asked.mockResolvedValue({ code: 200, msg: '', data: { list: [head], total: 1 } } as never);
    show();
    expect(await screen.findByRole('link', { name: '营业收入口径' })).toHaveAttribute(
      'href',
      '/interaction?question=q1',
    );
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ params: { filing: 'f1', pageSize: 100 } }));
    expect(screen.getByRole('link', { name: '提出咨询' })).toHaveAttribute(
      'href',
      '/interaction?ask=gazelle&about=f1',
    );
  });
});

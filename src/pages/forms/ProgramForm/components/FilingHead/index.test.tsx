import type { Answers, Program } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { legacy_createStore as createStore } from 'redux';
import { expect, it } from 'vitest';
import { nothingOpen } from '@/filling/draft/filingState';
import { FormSessionProvider } from '@/filling/form/session';
import { sessionOf } from '../../../../../../tests/support/portal/form-session';
import { ctx, smallForm } from '../../../../../../tests/support/small-form';
import FilingHead from './index';

const program = { key: 'small', title: { zh: '小表', en: 'Small' }, route: '/' } as Program;
const filing = { id: null, status: 'draft', batch: '2026-1', kind: '', updated_at: null } as Filing;

/** A declaration that was opened for the first time, with what came into it. */
function show(answers: Answers) {
  const state = { ...nothingOpen, filing, answers, saved: answers, prefilled: answers };
  render(
    <Provider store={createStore(() => ({ filing: state, user: {} }))}>
      <MemoryRouter>
        <FormSessionProvider value={sessionOf(smallForm, answers, ctx)}>
          <FilingHead program={program} form={smallForm} filing={filing} people={[]} percent={24} />
        </FormSessionProvider>
      </MemoryRouter>
    </Provider>,
  );
}

it('does not call a form empty that the company stands in', () => {
  show({ basics: { name: '甲公司', score: 60 } });
  expect(screen.getByText(/已带入企业信息，尚未保存/)).toBeVisible();
});

it('takes no default for something of the company', () => {
  show({ basics: { score: 60 }, years: [{ affiliation_year: 2024 }] });
  expect(screen.getByText(/尚未填写/)).toBeVisible();
});

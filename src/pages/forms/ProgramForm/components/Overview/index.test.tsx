import type { Program } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import { findProgram } from '@domain/programs/find';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nothingOpen } from '@/filling/draft/filingState';
import { FormSessionProvider } from '@/filling/form/session';
import type { FilledForm } from '@/filling/hooks/useFilledForm';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { computeFormEvaluation } from '@/filling/hooks/useFormEvaluation';
import { createFormSession } from '../../../../../../tests/support/portal/form-session';
import { mockCall } from '../../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import { ctx, smallForm } from '../../../../../../tests/support/small-form';
import Overview from './index';

const navigation = {
  hrefOf: ({ section, view }: { section?: string; view?: string }) => `/form#${section ?? view}`,
};

/** Renders a draft with answers still to give, while its window is in a state. */
function show(status: string, actions: string[]): void {
  const nothing = { code: 200, msg: '', data: null } as never;
  mockCall('fillingGuide').mockResolvedValue(nothing);
  mockCall('filingNews').mockResolvedValue(nothing);
  mockCall('editionChanges').mockResolvedValue(nothing);
  const filing = { id: 'f1', status: 'draft', version: 1, kind: '', actions, window: { status } };
  const filled = { insight: computeFormEvaluation(smallForm, {}, ctx), open: [], shown: [] };
  const models = [{ namespace: 'filing', state: { ...nothingOpen, filing, answers: {}, saved: {} } }];
  const overview = (
    <FormSessionProvider value={createFormSession(smallForm, {}, ctx)}>
      <Overview
        program={findProgram('gazelle') as Program}
        form={smallForm}
        filing={filing as unknown as Filing}
        filled={filled as unknown as FilledForm}
        navigation={navigation as unknown as FormNavigation}
      />
    </FormSessionProvider>
  );
  render(withPortal({}, overview, { models }));
}

describe('Overview', () => {
  it('leads on to the first open section while the draft can be submitted, or will be', () => {
    show('open', ['save', 'submit']);
    expect(screen.getByRole('link', { name: /^继续填写：/ })).toHaveClass('ant-btn-primary');
  });

  it('offers a draft whose window has closed to be looked at, by a plain button', () => {
    show('closed', ['save']);
    expect(screen.queryByRole('link', { name: /继续填写/ })).toBeNull();
    const look = screen.getByRole('link', { name: /^预\s?览$/ });
    expect(look).toHaveAttribute('href', '/form#check');
    expect(look).not.toHaveClass('ant-btn-primary');
  });
});

import type { Answers, AnswerValue, Field } from '@domain/definition';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { memo, useMemo } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormSession } from '../../../tests/support/portal/form-session';
import { ctx, smallForm } from '../../../tests/support/small-form';
import { useDeferredFiling } from '../hooks/useDeferredFiling';
import { FormSessionProvider } from './session';
import { useDraftText } from './useDraftText';

const NAME = { key: 'name', zh: '名称', en: 'Name', type: 'text' } as Field;
const SLOW_PARTS = 8;

let filing: { answers: { basics: { name: AnswerValue } } };
const listeners = new Set<() => void>();
const store = {
  getState: () => ({ filing }),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
const setName = (name: AnswerValue) => {
  filing = { answers: { basics: { name } } };
  for (const listener of listeners) listener();
};

const Box = memo(function Box({ value }: { value: AnswerValue }) {
  const { text, type, leave } = useDraftText(NAME, value, undefined, setName);
  return <input value={text} onChange={(event) => type(event.target.value)} onBlur={leave} />;
});

const onSlowRender = vi.fn<(name: AnswerValue) => void>();
/** A part whose render takes longer than React works without looking for keys. */
const SlowPart = memo(function SlowPart({ name }: { name: AnswerValue }) {
  onSlowRender(name);
  for (const end = performance.now() + 8; performance.now() < end; );
  return null;
});

function Page() {
  const { state, typing } = useDeferredFiling();
  const { answers } = state as unknown as typeof filing;
  const session = useMemo(
    () => createFormSession(smallForm, answers as Answers, ctx, { typing }),
    [answers, typing],
  );
  return (
    <FormSessionProvider value={session}>
      <Box value={answers.basics.name} />
      {Array.from({ length: SLOW_PARTS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are alike and stay in their places
        <SlowPart key={place} name={answers.basics.name} />
      ))}
    </FormSessionProvider>
  );
}

const openPage = () => {
  render(
    <Provider store={store as never}>
      <App>
        <Page />
      </App>
    </Provider>,
  );
  return screen.getByRole<HTMLInputElement>('textbox');
};

beforeEach(() => {
  filing = { answers: { basics: { name: '' } } };
  onSlowRender.mockReset();
  // React renders in slices, as in a browser, only outside of act.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});

describe(useDraftText, () => {
  it('keeps a key that is typed while the page is rendered at a pause', async () => {
    const box = openPage();
    const isTyped = new Promise<void>((resolve) => {
      onSlowRender.mockImplementationOnce(() => {
        setTimeout(() => {
          fireEvent.change(box, { target: { value: '甲乙' } });
          resolve();
        });
      });
    });
    fireEvent.change(box, { target: { value: '甲' } });
    await isTyped;
    await waitFor(() => expect(onSlowRender).toHaveBeenLastCalledWith('甲乙'));
    expect(box.value).toBe('甲乙');
    expect(filing.answers.basics.name).toBe('甲乙');
  });
});

import { createHistory } from '@@/core/history';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { App, ConfigProvider, Form, Input } from 'antd';
import { history } from 'umi';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Dialog from '@/components/Controls/Dialog';
import Drawer from '@/components/Controls/Drawer';
import SideDrawer from '@/components/Controls/SideDrawer';
import ValidatedForm from '@/components/ValidatedForm';
import { useBackLayer } from './backLayers';
import { feedback } from './feedback';
import FeedbackHost from './feedbackHost';

/** Steps through the history, and gives what takes the step back the turns of the event loop that it needs. */
const go = (by: 'back' | 'forward') =>
  act(async () => {
    history[by]();
    for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setTimeout(resolve, 25));
  });

const place = () => history.location.pathname + history.location.search;

const layer = (isOpen = true, isBeside = false) => {
  const close = vi.fn();
  const hook = renderHook((open: boolean) => useBackLayer(open, close, isBeside), { initialProps: isOpen });
  return { close, set: hook.rerender, remove: hook.unmount };
};

// The history of the browser, whose steps the layers take back; other tests have one in memory.
beforeAll(() => void createHistory({ type: 'browser' }));
afterAll(() => {
  window.history.replaceState(null, '', '/');
  createHistory({ type: 'memory' });
});

const moved = vi.fn();

beforeEach(() => {
  history.push('/list');
  history.push('/form?section=a');
  history.push('/form?section=b');
  moved.mockClear();
  return history.listen(moved);
});

describe(useBackLayer, () => {
  it('lets Back close the topmost layer first, one at a time, and then leave the page', async () => {
    const [below, above] = [layer(), layer()];
    await go('back');
    expect([above.close.mock.calls.length, below.close.mock.calls.length]).toEqual([1, 0]);
    above.set(false);
    await go('back');
    expect([above.close.mock.calls.length, below.close.mock.calls.length]).toEqual([1, 1]);
    expect(place()).toBe('/form?section=b');
    expect(moved).not.toHaveBeenCalled();
    below.set(false);
    await go('back');
    expect(place()).toBe('/form?section=a');
  });

  it('leaves no step behind where a layer was closed by its button, or the page was left by a link', async () => {
    layer().set(false);
    await go('back');
    expect(place()).toBe('/form?section=a');
    const { remove, close } = layer();
    history.push('/elsewhere');
    remove();
    await go('back');
    expect(place()).toBe('/form?section=a');
    await go('forward');
    expect(place()).toBe('/elsewhere');
    expect(close).not.toHaveBeenCalled();
  });

  it('lets a page go forward below a layer, and go back before one beside it that was opened earlier', async () => {
    await go('back');
    const beside = layer(true, true);
    await go('forward');
    expect(place()).toBe('/form?section=b');
    await go('back');
    expect(place()).toBe('/form?section=a');
    expect(beside.close).not.toHaveBeenCalled();
    await go('back');
    expect(beside.close).toHaveBeenCalledOnce();
    expect(place()).toBe('/form?section=a');
  });

  it('asks no question of unsaved work below the layer', async () => {
    const asked = vi.fn();
    const release = history.block(asked);
    const { close } = layer();
    await go('back');
    release();
    expect(close).toHaveBeenCalledOnce();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('overlays', () => {
  it.each([
    ['a dialog', { closable: false, onClose: vi.fn() }, 1],
    ['a dialog that only its buttons close', { closable: false, keyboard: false, onClose: vi.fn() }, 0],
  ])('close by Back: %s', async (_, { onClose, ...props }, times) => {
    render(<Dialog open title="Terms" onCancel={onClose} {...props} />);
    await go('back');
    expect(onClose).toHaveBeenCalledTimes(times);
    expect(place()).toBe('/form?section=b');
  });

  it('close by Back: a drawer, unless the address has opened it', async () => {
    const onClose = vi.fn();
    const { rerender } = render(<Drawer open title="Menu" onClose={onClose} />);
    await go('back');
    expect(onClose).toHaveBeenCalledOnce();
    rerender(<Drawer open isInAddress title="Menu" onClose={onClose} />);
    await go('back');
    expect(onClose).toHaveBeenCalledOnce();
    expect(place()).toBe('/form?section=a');
  });

  it('close by Back: a drawer with a form, which asks before what was typed is lost', async () => {
    const confirm = vi.spyOn(feedback, 'confirm').mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    const onClose = vi.fn();
    render(
      <SideDrawer open title="Notice" onClose={onClose}>
        <ValidatedForm>
          <Form.Item name="title" label="Title">
            <Input />
          </Form.Item>
        </ValidatedForm>
      </SideDrawer>,
    );
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Batch 3' } });
    await go('back');
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '放弃未保存的修改？' }));
    expect(onClose).not.toHaveBeenCalled();
    await go('back');
    expect(onClose).toHaveBeenCalledOnce();
    expect(place()).toBe('/form?section=b');
    expect(confirm).toHaveBeenCalledTimes(2);
    confirm.mockRestore();
  });

  const ask = async () => {
    render(
      <ConfigProvider theme={{ token: { motion: false } }}>
        <App>
          <FeedbackHost />
        </App>
      </ConfigProvider>,
    );
    const answer = feedback.confirm({ title: 'Use the reason for 38?' });
    await screen.findByRole('dialog');
    return answer;
  };
  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('close by Back: a question, which is answered with no', async () => {
    const answer = vi.fn();
    const asking = ask().then(answer);
    await screen.findByRole('dialog');
    await go('back');
    await asking;
    expect(answer).toHaveBeenCalledWith(false);
    await isGone();
    expect(place()).toBe('/form?section=b');
  });
});

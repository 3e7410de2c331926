import { compute } from '@domain/filing/compute';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { startLanguage } from '@/utils/language';
import { smallForm, validAnswers } from '../../../../../tests/support/small-form';
import { usePinned } from '../usePinned';
import Answers from './Answers';

beforeAll(startLanguage);
beforeEach(() => sessionStorage.clear());

const ctx = { batchYear: 2026, today: '2026-05-01', settings: {} };
const answers = compute(smallForm, validAnswers(), ctx);
const NAME = String((answers.basics as { name: string }).name);

function Desk({ canPin = true }: { canPin?: boolean }) {
  const pinning = usePinned('f1', 1);
  return (
    <>
      <Answers form={smallForm} answers={answers} ctx={ctx} canPin={canPin} {...pinning} />
      <output>{JSON.stringify(pinning.pinned.map(({ path, comment }) => [path, comment]))}</output>
    </>
  );
}

const pinned = () => JSON.parse(screen.getByText(/^\[/, { selector: 'output' }).textContent ?? '');
const comment = () => screen.getByLabelText('修改要求');
const write = (text: string) => fireEvent.change(comment(), { target: { value: text } });

it('asks beside the place what is to be corrected, and keeps it over a reload', () => {
  const { unmount } = render(<Desk />);
  fireEvent.click(screen.getByText(NAME));
  write('请写全称');
  fireEvent.click(screen.getByText(/^确\s*定$/));
  expect(pinned()).toEqual([['basics.name', '请写全称']]);
  unmount();
  render(<Desk />);
  expect(pinned()).toEqual([['basics.name', '请写全称']]);
});

it('keeps what was typed when another place is chosen, and nothing that was cancelled', () => {
  render(<Desk />);
  fireEvent.click(screen.getByText(NAME));
  write('请写全称');
  fireEvent.click(document.querySelector('[data-place="basics.amount"]') as Element);
  write('不要');
  fireEvent.keyDown(comment(), { key: 'Escape' });
  expect(pinned()).toEqual([['basics.name', '请写全称']]);
});

it('asks one thing of a place: a second click leads to it, and it can be taken away', () => {
  render(<Desk />);
  fireEvent.click(screen.getByText(NAME));
  write('请写全称');
  fireEvent.click(screen.getByText(/^确\s*定$/));
  fireEvent.click(screen.getByText(NAME));
  expect(comment()).toHaveValue('请写全称');
  fireEvent.click(screen.getByText(/^移\s*除$/));
  expect(pinned()).toEqual([]);
});

it('is only read by whoever may not return the filing', () => {
  render(<Desk canPin={false} />);
  fireEvent.click(screen.getByText(NAME));
  expect(screen.queryByLabelText('修改要求')).toBeNull();
  expect(document.querySelector('button')).toBeNull();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import FileViewer from '@/components/FileViewer';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { smallForm } from '../../../../../tests/support/small-form';
import type { FilingUnderReview } from '../nextFiling';
import SectionRail, { useReadMarks } from './SectionRail';

const markRead = mockCall('markRead').mockResolvedValue({ code: 200, msg: '', data: null });
const sections = smallForm.sections;
const review = { filing: { id: 'f1' }, submission: 2, read: ['basics'] } as unknown as FilingUnderReview;

const attachments = ['a', 'b'].map((id) => ({
  path: 'team[0].cv',
  label: '简历',
  file: { id, name: `${id}.docx`, extension: 'docx', sha256: '' },
})) as unknown as FilingUnderReview['attachments'];

function Desk() {
  const reading = useReadMarks(review);
  return (
    <>
      <SectionRail sections={sections} attachments={attachments} {...reading} />
      <section data-testid="team">
        <h3 id="answers-team">团队</h3>
      </section>
    </>
  );
}

describe('SectionRail', () => {
  it('ticks a section once its end was visible for a moment, or by hand, and saves that in one call', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    markRead.mockClear();
    render(<Desk />);
    const tick = (name: string) => screen.getByRole('checkbox', { name });
    expect(tick('已看：基本信息')).toBeChecked();
    const end = vi.spyOn(screen.getByTestId('team'), 'getBoundingClientRect');
    const standsAt = (bottom: number) => end.mockReturnValue({ bottom } as DOMRect);
    const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

    standsAt(300);
    wait(1000);
    standsAt(5000);
    wait(5000);
    expect(tick('已看：团队')).not.toBeChecked();
    standsAt(300);
    wait(1500);
    expect(tick('已看：团队')).toBeChecked();
    fireEvent.click(tick('已看：基本信息'));
    wait(2000);
    expect(markRead.mock.calls).toEqual([
      [{ path: { id: 'f1' }, data: { keys: ['team'], submission: 2, is_read: true } }],
      [{ path: { id: 'f1' }, data: { keys: ['basics'], submission: 2, is_read: false } }],
    ]);
  });

  it('moves the focus to the chosen section', () => {
    render(<Desk />);
    fireEvent.click(screen.getByRole('button', { name: '团队' }));
    expect(document.getElementById('answers-team')).toHaveFocus();
  });

  it('counts the attachments of a section, and opens the first unread one', () => {
    render(
      <FileViewer files={attachments.map(({ file }) => file)}>
        <SectionRail sections={sections} attachments={attachments} read={new Set(['a'])} mark={() => {}} />
      </FileViewer>,
    );
    expect(screen.getAllByRole('button', { name: /的附件/ })).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '查看“团队”的附件，共2个，已看1个' }));
    return screen.findByRole('dialog', { name: 'b.docx' });
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { App } from 'antd';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormSessionProvider } from '@/filling/form/session';
import { createFormSession } from '../../../../tests/support/portal/form-session';
import { ctx, smallForm } from '../../../../tests/support/small-form';
import FormRenderer, { RowsSection } from '..';

/** A wide screen: on a narrow one tables are cards. */
const { matchMedia } = window;
beforeAll(RowsSection.prepare);

beforeEach(() => {
  const asWide = (query: string) => ({ ...matchMedia(query), matches: query.includes('min-width') });
  vi.stubGlobal('matchMedia', asWide);
});

const onCell = vi.fn();

function show(colleagues: [cell: string, name: string][]) {
  const section = smallForm.sections.find(({ key }) => key === 'tasks');
  if (!section) throw new Error('tasks');
  const own = { colleagues: new Map(colleagues), onCell };
  render(
    <App>
      <FormSessionProvider
        value={createFormSession(smallForm, { tasks: [{ row: 'a' }, { row: 'b' }] }, ctx, own)}
      >
        <FormRenderer section={section} />
      </FormSessionProvider>
    </App>,
  );
}
const findCell = (path: string) => document.getElementById(path) as HTMLElement;

describe('Grid with colleagues', () => {
  it('frames the cell that a colleague is in, with the name, read out on reaching the cell', () => {
    show([['tasks[b].title', '王敏']]);
    expect(findCell('tasks[1].title')).toHaveAccessibleDescription('王敏正在填写这一格');
    expect(findCell('tasks[0].title')).not.toHaveAccessibleDescription();
    expect(screen.getByText('王敏').closest('td')).toBe(findCell('tasks[1].title').closest('td'));
    expect(screen.getByText('王敏正在填写这一格').closest('[role=status], [aria-live]')).toBeNull();
  });

  it('reports the cell with the focus by the identity of its row, until the focus leaves the table', () => {
    show([]);
    fireEvent.focus(findCell('tasks[1].title'));
    expect(onCell).toHaveBeenLastCalledWith('tasks[b].title');
    fireEvent.blur(findCell('tasks[1].title'));
    expect(onCell).toHaveBeenLastCalledWith(null);
  });
});

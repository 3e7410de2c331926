import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keptTyped } from '@/filling/draft/typedStore';
import { type ProfileEntry, useKeptProfile } from './useKeptProfile';

const scope = { user: 'u1', company: 'c1' };
const keptProfile = () => keptTyped(scope.user, `profile/${scope.company}`);
const clean: ProfileEntry = {
  version: 3,
  base: { company: { registered_address: '旧址' } },
  answers: { company: { registered_address: '旧址' } },
  unreadable: {},
};
const dirty: ProfileEntry = { ...clean, answers: { company: { registered_address: '新址' } } };

const open = (draft: ProfileEntry, isDirty: boolean, user = scope.user) => {
  const restore = vi.fn();
  const hook = renderHook(
    (props: { draft: ProfileEntry; isDirty: boolean }) =>
      useKeptProfile({ scope: { ...scope, user }, restore, ...props }),
    { initialProps: { draft, isDirty } },
  );
  return { restore, ...hook };
};

test('changes outlive the page, for the same person only, until they are saved or given up', async () => {
  const first = open(clean, false);
  first.rerender({ draft: dirty, isDirty: true });
  await waitFor(async () => expect(await keptProfile()).toEqual(dirty));
  first.unmount();

  const second = open(clean, false);
  await waitFor(() => expect(second.restore).toHaveBeenCalledWith(dirty));
  second.rerender({ draft: dirty, isDirty: true });
  const stranger = open(clean, false, 'u2');
  await waitFor(async () => expect(await keptProfile()).toEqual(dirty));
  expect(stranger.restore).not.toHaveBeenCalled();

  second.rerender({ draft: clean, isDirty: false });
  await waitFor(async () => expect(await keptProfile()).toBeUndefined());
});

import type { ProgramDraftOrigin } from '@domain/program-drafts/calls';
import { useState } from 'react';
import { history } from 'umi';
import { call } from '@/utils/call';
import { createId } from '@/utils/createId';
import { mutate } from '@/utils/mutate';

/** Begins a draft of a program and opens it in the designer. */
export function useBeginDraft() {
  const [isBusy, setBusy] = useState(false);
  // One id for all attempts: a lost answer begins nothing twice.
  const [id] = useState(createId);
  async function begin(from: ProgramDraftOrigin): Promise<void> {
    setBusy(true);
    const created = await mutate(call('createProgramDraft', { data: { id, from } }), {
      afterwards: () => setBusy(false),
    });
    if (created) history.push(`/system/programs/design?draft=${created.id}`);
  }
  return { begin, isBusy };
}

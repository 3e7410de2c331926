import { CODE } from '@domain/api/codes';
import type { EditionLine } from '@domain/program-documents/proposal-calls';
import type { ProgramDocument } from '@domain/program-documents/types';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import ProposedNote from './ProposedNote';

const document = { key: 'gazelle', edition: '2027.1' } as ProgramDocument;

describe(ProposedNote, () => {
  it.each([
    ['checked', /2027.1已提交.*此后的修改不在其中/],
    ['issued', /2027.1已签发.*请改用新的版本号/],
  ] as const)('says what an edition that is %s leaves out', async (state, words) => {
    const edition = { key: 'gazelle', edition: '2027.1', state } as EditionLine;
    mockCall('editionsOfPrograms').mockResolvedValue({ code: CODE.success, msg: '', data: [edition] });
    render(withPortal({}, <ProposedNote document={document} />));
    expect(await screen.findByText(words)).toBeVisible();
  });
});

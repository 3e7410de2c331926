import { describe, expect, it } from 'vitest';
import { uploadPart } from '../files/calls';
import { filingCallsOf } from '../filing/program-calls';
import { programs } from '../programs/index.generated';
import { kindOf } from './define';
import { commonCalls } from './index.generated';

describe(kindOf, () => {
  it('returns "submit" for a submission by any of its calls, and for a save whose body has not arrived yet', () => {
    for (const manifest of programs) {
      const { saves, submit } = filingCallsOf(manifest);
      for (const save of saves) {
        expect(kindOf(save, { action: 'submit' })).toBe('submit');
        expect([kindOf(save, { action: 'save' }), kindOf(save, {}), kindOf(save, null)]).toEqual(
          Array(3).fill('save'),
        );
        expect(kindOf(save)).toBe('submit');
      }
      if (submit) expect(kindOf(submit)).toBe('submit');
    }
  });

  it('returns the kind that follows from the call where none is set', () => {
    const kinds = Object.fromEntries(commonCalls.map((call) => [call.name, kindOf(call)]));
    expect(kinds).toMatchObject({
      login: 'signIn',
      currentUser: 'read',
      updateCompanyInfo: 'save',
      submitReport: 'submit',
      uploadFile: 'upload',
      finishUpload: 'upload',
      document: 'print',
      health: null,
      ready: null,
    });
    expect(kindOf(uploadPart)).toBe('upload');
  });
});

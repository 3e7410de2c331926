import { describe, expect, it } from 'vitest';
import { uploadPart } from '../files/calls';
import { defineFilingCalls } from '../filing/program-calls';
import { programs } from '../programs/index.generated';
import { getCallKind } from './define';
import { commonCalls } from './index.generated';

describe(getCallKind, () => {
  it('returns "submit" for a submission by any of its calls, and for a save whose body has not arrived yet', () => {
    for (const manifest of programs) {
      const { saves, submit } = defineFilingCalls(manifest);
      for (const save of saves) {
        expect(getCallKind(save, { action: 'submit' })).toBe('submit');
        expect([
          getCallKind(save, { action: 'save' }),
          getCallKind(save, {}),
          getCallKind(save, null),
        ]).toEqual(Array(3).fill('save'));
        expect(getCallKind(save)).toBe('submit');
      }
      if (submit) expect(getCallKind(submit)).toBe('submit');
    }
  });

  it('returns the kind that follows from the call where none is set', () => {
    const kinds = Object.fromEntries(commonCalls.map((call) => [call.name, getCallKind(call)]));
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
    expect(getCallKind(uploadPart)).toBe('upload');
  });
});

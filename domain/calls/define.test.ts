import { expect, it } from 'vitest';
import { programs } from '../programs/index.generated';
import { kindOf } from './define';
import { uploadPart } from './files';
import { commonCalls } from './index';
import { filingCallsOf } from './program-calls';

it('takes a submission for one, by whichever of its calls it comes, and before its body has come as well', () => {
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

it('follows from the call where nothing else is said', () => {
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

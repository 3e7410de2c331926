/** Uploads of PDF files whose electronic seal is checked, and of the picture of the seal. */
import { paths } from '@domain/api/paths.generated';
import type { OfficeSealData, SealCheck } from '@domain/document/seal-calls';
import { getLocale } from '@/utils/language';
import { send } from './sending';

const formOf = (file: File): FormData => {
  const body = new FormData();
  body.append('file', file);
  return body;
};

/** Checks a sealed PDF; the server stores nothing of it. */
export const checkSealed = (file: File) =>
  send<SealCheck>(paths.checkSealed, { language: getLocale(), body: formOf(file) });

export const saveSealPicture = (file: File) =>
  send<OfficeSealData>(paths.saveSealPicture, { language: getLocale(), body: formOf(file) });

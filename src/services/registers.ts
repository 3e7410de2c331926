/** Registers that facts are compared with (our own calls). */
import { paths } from '@domain/api/paths.generated';
import type {
  ImportedRegister,
  ImportRegisterQuery,
  RegisterFactData,
  RegisterItem,
  SwitchRegisterBody,
} from '@domain/registers/calls';
import { request } from '@/utils/request';
import { inBackground } from './levels';
import { send } from './upload/sending';

/** A note beside the profile: without it the page is whole. */
export const fetchCompanyFact = (id: string) =>
  request<RegisterFactData>(paths.companyFact, { path: { id }, ...inBackground });

/** Advice beside a filing: without it the page is whole. */
export const fetchPatentFacts = (id: string) =>
  request<RegisterFactData[]>(paths.filingPatents, { path: { id }, ...inBackground });

export const fetchRegisters = () => request<RegisterItem[]>(paths.registers);

export const switchRegister = (id: string, data: SwitchRegisterBody) =>
  request<RegisterItem>(paths.switchRegister, { path: { id }, data });

/** Judges a file, or takes it over. Rejects with an `UploadError` where it did not get through. */
export function importRegister(id: string, file: File, query: ImportRegisterQuery, language: string) {
  const body = new FormData();
  body.append('file', file);
  return send<ImportedRegister>(paths.importRegister, { id, body, language, query });
}

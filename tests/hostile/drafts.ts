/** A draft to ill-treat: of a program of which a company may hold five, dropped afterwards. */
import { paths } from '../../domain/api/paths.generated';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { getSaveCall, toWireCall } from '../support/file-sample';
import type { ApiClient, ApiReply } from '../support/server/api-client';
import type { Target } from './target';

const program = findProgram('overseasproject');
if (!program) throw new Error('the program of the drafts is gone');

export const SAVE = getSaveCall(program);
export const formatOneCall = (id: string) => toWireCall(program.calls.one, id);

export interface HostileDraft {
  client: ApiClient;
  id: string;
  version: number;
  save(data: object, version?: number): Promise<ApiReply<Filing>>;
  stored(): Promise<Filing>;
}

export async function withDraft<T>(
  target: Target,
  work: (draft: HostileDraft) => Promise<T>,
  username = 'other',
): Promise<T> {
  const client = await target.as(username);
  const { id, version } = await client.must<Filing>(SAVE, { action: 'save', data: {} });
  if (!id) throw new Error('the first save gave no id');
  const save = (data: object, seen = version) =>
    client.send<Filing>(SAVE, { id, version: seen, action: 'save', data });
  const stored = () => client.must<Filing>(formatOneCall(id));
  try {
    return await work({ client, id, version, save, stored });
  } finally {
    await client.send(paths.deleteDraft.replace('{id}', id));
  }
}

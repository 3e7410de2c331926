import type { Answers, Form } from '../../domain/definition';
import { setAnswerAtPath } from '../../domain/filing/paths';
import { listAttachedFiles } from '../../server/filings/file-faults';

/**
 * Uploads the files that the answers list; each position of a list gets another file, because copies of one file count as one.
 */
export async function uploadListedFiles(
  form: Form,
  answers: Answers,
  upload: (position: number) => Promise<string>,
): Promise<Answers> {
  const papers: string[] = [];
  let attached = answers;
  for (const { path, ids } of listAttachedFiles(form, answers)) {
    while (papers.length < ids.length) papers.push(await upload(papers.length));
    attached = setAnswerAtPath(attached, path, papers.slice(0, ids.length));
  }
  return attached;
}

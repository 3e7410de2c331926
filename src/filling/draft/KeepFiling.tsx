import { useFilingDraft } from './useFilingDraft';

/** Keeps the open filing with each key; it draws nothing, so that a key need not draw the form. */
export default function KeepFiling({ isUploading }: { isUploading: boolean }) {
  useFilingDraft(isUploading);
  return null;
}

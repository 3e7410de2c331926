// Written by `npm run gen` from the sections. Do not edit.

export type ReportTorchAnswers = {
  external: { filed_on: string; filed_no: string; confirmed: boolean; is_large: boolean };
  filesData: { cover: string[]; report: string[] };
};

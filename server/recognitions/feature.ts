import * as calls from '../../domain/recognitions/calls';
import { recognitionMessages as texts } from '../../domain/recognitions/messages';
import { fillText } from '../../domain/text';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { importRecognitions, issueCertificate } from './issue-certificate';
import { createRecognitionDeps, listRecognitions } from './recognitions-service';

export const recognitionsFeature = defineFeature({
  create: createRecognitionDeps,
  addRoutes(app, deps) {
    route(app, calls.ownRecognitions, ({ caller, query, language }) =>
      listRecognitions(deps, caller, query, 'company', language),
    );
    route(app, calls.recognitions, ({ caller, query, language }) =>
      listRecognitions(deps, caller, query, 'office', language),
    );
    route(app, calls.issueCertificate, async ({ caller, params, body, language }) => {
      const item = await issueCertificate(deps, caller, params.id, body, language);
      return answer(item, fillText(item.filing ? texts.issued : texts.corrected, { no: item.no }));
    });
    route(app, calls.importRecognitions, async ({ caller, body, language }) => {
      const data = await importRecognitions(deps, caller, body, language);
      return body.preview
        ? data
        : answer(data, fillText(texts.imported, { count: body.recognitions.length }));
    });
  },
});

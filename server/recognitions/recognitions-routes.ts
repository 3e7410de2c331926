import * as calls from '../../domain/calls/recognitions';
import type { Feature } from '../core/deps';
import { route } from '../core/http/route';
import { list, type RecognitionParts, recognitionJobs } from './recognitions-service';

export const recognitionsFeature = (parts: RecognitionParts): Feature => ({
  routes(app) {
    route(app, calls.ownRecognitions, ({ caller, query, language }) =>
      list(parts, caller, query, 'company', language),
    );
    route(app, calls.recognitions, ({ caller, query, language }) =>
      list(parts, caller, query, 'office', language),
    );
  },
  jobs: recognitionJobs(parts),
});

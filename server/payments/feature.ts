import { wordMoney } from '../../domain/filing/units';
import * as calls from '../../domain/payments/calls';
import { paymentMessages as texts } from '../../domain/payments/messages';
import { fillText } from '../../domain/text';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { createPaymentDeps } from './payment-deps';
import { listPayments, readFilingPayments, readOwnPayments } from './payments-service';
import { recordPayment, takeBackPayment } from './record-payment';

export const paymentsFeature = defineFeature({
  create: createPaymentDeps,
  addRoutes(app, deps) {
    route(app, calls.payments, ({ caller, query, language }) => listPayments(deps, caller, query, language));
    route(app, calls.filingPayments, ({ caller, params, language }) =>
      readFilingPayments(deps, caller, params.id, language),
    );
    route(app, calls.ownPayments, ({ caller, params }) => readOwnPayments(deps, caller, params.id));
    route(app, calls.recordPayment, async ({ caller, params, body, language, idempotencyKey }) => {
      const content = [calls.recordPayment.name, params, body];
      await deps.idempotency.once({ userId: caller.userId, key: idempotencyKey, content }, () =>
        recordPayment(deps, caller, params.id, body),
      );
      const data = await readFilingPayments(deps, caller, params.id, language);
      return answer(data, fillText(texts.recorded, { amount: wordMoney(body.amount) }));
    });
    route(app, calls.takeBackPayment, async ({ caller, params, body, language }) => {
      await takeBackPayment(deps, caller, params.id, body);
      return answer(await readFilingPayments(deps, caller, params.id, language), texts.takenBack);
    });
  },
});

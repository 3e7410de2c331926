/** Where traces and figures go, under the names that OpenTelemetry gives its variables; nowhere unless it is said. */
import { z } from 'zod';
import { httpUrl, whole, withoutSlash } from './kinds';

const HEADER = /^([^=\s]+)=(.*)$/;

export const telemetryVariables = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform((text, context) => {
      const pairs = text.split(',').map((pair) => HEADER.exec(pair.trim()));
      if (pairs.some((pair) => !pair)) context.addIssue('must be name=value, with commas between them');
      return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2] ?? '')]));
    })
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be a share from 0 to 1').min(0).max(1).default(1),
  OTEL_METRIC_EXPORT_INTERVAL: whole('must be milliseconds, 1000 at least', 1_000).default(60_000),
  OTEL_SERVICE_NAME: z.string().max(100).default('declaration-portal'),
});

export interface TelemetryEnv {
  telemetry: {
    endpoint: string;
    headers: Record<string, string>;
    /** The share of traces that is kept. */
    share: number;
    everyMs: number;
    service: string;
  } | null;
}

export const readTelemetry = (v: z.infer<typeof telemetryVariables>): TelemetryEnv => ({
  telemetry: v.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        endpoint: withoutSlash(v.OTEL_EXPORTER_OTLP_ENDPOINT),
        headers: v.OTEL_EXPORTER_OTLP_HEADERS ?? {},
        share: v.OTEL_TRACES_SAMPLER_ARG,
        everyMs: v.OTEL_METRIC_EXPORT_INTERVAL,
        service: v.OTEL_SERVICE_NAME,
      }
    : null,
});

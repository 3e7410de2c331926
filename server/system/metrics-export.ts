/** Exports the metrics of `/api/metrics` to OpenTelemetry: one source for both outputs, so that nothing is counted twice. */
import type { HrTime } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  InstrumentType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type FoundMetric = MetricObjectWithValues<MetricValue<string> & { metricName?: string }>;

const KINDS = {
  counter: InstrumentType.COUNTER,
  gauge: InstrumentType.GAUGE,
  histogram: InstrumentType.HISTOGRAM,
} as const;

interface Span {
  startTime: HrTime;
  endTime: HrTime;
}

/** Converts histograms: buckets of prom-client are cumulative, those of OpenTelemetry are not. */
function toHistogramPoints({ name, values }: FoundMetric, span: Span) {
  const series = new Map<
    string,
    { attributes: Record<string, string>; bounds: [number, number][]; sum: number }
  >();
  for (const { labels, metricName, value } of values) {
    const { le, ...attributes } = labels as Record<string, string>;
    const key = JSON.stringify(attributes);
    const one = series.get(key) ?? { attributes, bounds: [], sum: 0 };
    if (metricName === `${name}_bucket`) one.bounds.push([le === '+Inf' ? Infinity : Number(le), value]);
    if (metricName === `${name}_sum`) one.sum = value;
    series.set(key, one);
  }
  return [...series.values()].map(({ attributes, bounds, sum }) => {
    const below = bounds.sort(([a], [b]) => a - b).map(([, count]) => count);
    const boundaries = bounds.map(([bound]) => bound).filter(Number.isFinite);
    const counts = below.map((count, i) => count - (below[i - 1] ?? 0));
    return { ...span, attributes, value: { buckets: { boundaries, counts }, sum, count: below.at(-1) ?? 0 } };
  });
}

const toNumberPoints = ({ values }: FoundMetric, span: Span) =>
  values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => ({ ...span, attributes: labels as Record<string, string>, value }));

function toMetricData(found: FoundMetric, span: Span): MetricData[] {
  const { name, help } = found;
  // At run time prom-client returns the type's name, contrary to its type declarations.
  const kind = found.type as unknown as keyof typeof KINDS | 'summary';
  if (kind === 'summary') return [];
  const descriptor = { name, description: help, unit: '', type: KINDS[kind], valueType: 1, advice: {} };
  const common = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  if (kind === 'histogram')
    return [
      { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: toHistogramPoints(found, span) },
    ];
  const dataPoints = toNumberPoints(found, span);
  if (kind === 'gauge') return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints }];
  return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }];
}

const toHrTime = (ms: number): HrTime => [Math.floor(ms / 1_000), (ms % 1_000) * 1e6];

export function createMetricProducer(registry: Registry, resource: Resource): MetricProducer {
  const startTime = toHrTime(Date.now());
  return {
    async collect() {
      const found = (await registry.getMetricsAsJSON()) as unknown as FoundMetric[];
      const span = { startTime, endTime: toHrTime(Date.now()) };
      const metrics = found.flatMap((each) => toMetricData(each, span));
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'portal' }, metrics }] },
        errors: [],
      };
    },
  };
}

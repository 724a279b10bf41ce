import type * as OpenTelemetry from '@opentelemetry/api';
import type { Telemetry } from 'bullmq';
import { currentTraceparent, withinTrace } from './trace-context.js';

type Api = typeof OpenTelemetry;

/** The parts of tracing; undefined unless it was started. */
interface Tracing {
  api: Api;
  workers: Telemetry;
}

let tracing: Tracing | undefined;

/**
 * Sends traces to a collector from now on, and returns a function that ends it. OpenTelemetry is loaded only where a
 * collector is named. An unavailable collector loses spans, and nothing waits for it.
 */
export async function startTracing(endpoint: string | undefined, serviceName: string): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => undefined;
  const [
    api,
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
    { resourceFromAttributes },
    { BatchSpanProcessor, TracerProvider },
    { OTLPTraceExporter },
    { BullMQOtel },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('bullmq-otel'),
  ]);
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, timeoutMillis: 3_000 }) })],
  });
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  api.propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  api.trace.setGlobalTracerProvider(provider);
  tracing = { api, workers: new BullMQOtel({ tracerName: 'planet-heroes' }) as unknown as Telemetry };
  return async () => {
    tracing = undefined;
    await provider.shutdown().catch(() => undefined);
    api.trace.disable();
    api.context.disable();
    api.propagation.disable();
  };
}

/** How workers are opened so that each job is a span of its caller's trace. */
export function workersTelemetry(): { telemetry?: Telemetry } {
  return tracing ? { telemetry: tracing.workers } : {};
}

/**
 * What a job carries so that workers continue its own trace: jobs of several callers are added to their queue at once,
 * so the queue cannot take the trace from the current context.
 */
export function jobTelemetry(traceparent: string | undefined): { telemetry?: { metadata: string } } {
  return tracing && traceparent ? { telemetry: { metadata: JSON.stringify({ traceparent }) } } : {};
}

/** A span that its creator must end. */
export interface OpenSpan {
  /** Runs something as a part of it. */
  within<T>(run: () => T): T;
  end(attributes?: Record<string, string | number>): void;
}

/** Begins a span below a traceparent, or a trace of its own. Without tracing, what runs within goes on with that. */
export function beginSpan(name: string, traceparent: string | undefined): OpenSpan {
  if (!tracing) return { within: (run) => withinTrace(traceparent, run), end() {} };
  const { api } = tracing;
  const parent = contextOf(api, traceparent);
  const span = api.trace.getTracer('planet-heroes').startSpan(name, {}, parent);
  return {
    within: (run) => withinTrace(traceparentOf(span), () => api.context.with(api.trace.setSpan(parent, span), run)),
    end: (attributes = {}) => span.setAttributes(attributes).end(),
  };
}

/** Runs something as a span of what is under way. */
export async function traced<T>(name: string, run: () => Promise<T>): Promise<T> {
  if (!tracing) return run();
  const { api } = tracing;
  return api.trace.getTracer('planet-heroes').startActiveSpan(name, async (span) => {
    try {
      return await withinTrace(traceparentOf(span), run);
    } catch (error) {
      span.recordException(error as Error);
      span.setStatus({ code: api.SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Notes what is over already: below a traceparent, or below what is under way. */
export function noteSpan(name: string, begunAt: number | Date, traceparent = currentTraceparent()): void {
  if (!tracing) return;
  const { api } = tracing;
  const parent = traceparent === undefined ? api.context.active() : contextOf(api, traceparent);
  api.trace.getTracer('planet-heroes').startSpan(name, { startTime: begunAt }, parent).end();
}

function contextOf({ propagation, ROOT_CONTEXT }: Api, traceparent: string | undefined): OpenTelemetry.Context {
  return traceparent === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent });
}

function traceparentOf(span: OpenTelemetry.Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

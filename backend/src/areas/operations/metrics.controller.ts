import { Controller, Header } from '@nestjs/common';
import { Registry } from 'prom-client';
import { HEALTH_CALLS } from '@planet-heroes/contracts/areas/operations/health-calls';
import { Implements } from '../../kernel/http/implements.js';

/** Prometheus metrics. */
@Controller()
export class MetricsController {
  constructor(private readonly registry: Registry) {}

  @Implements(HEALTH_CALLS.readMetrics)
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  read(): Promise<string> {
    return this.registry.metrics();
  }
}

import { Controller, Get, Header } from '@nestjs/common';
import { Registry } from 'prom-client';

/** Prometheus metrics. */
@Controller('metrics')
export class MetricsController {
  constructor(private readonly registry: Registry) {}

  @Get()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  read(): Promise<string> {
    return this.registry.metrics();
  }
}

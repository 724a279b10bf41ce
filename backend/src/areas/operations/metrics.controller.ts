import { Controller, Get, Header, Inject } from '@nestjs/common';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';

/** Prometheus metrics. */
@Controller('metrics')
export class MetricsController {
  constructor(@Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies) {}

  @Get()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  read(): Promise<string> {
    return this.dependencies.registry.metrics();
  }
}

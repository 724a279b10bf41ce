import { Global, Module } from '@nestjs/common';
import { ApiErrorFilter } from './api-error.filter.js';
import { AddressHash } from './address-hash.js';
import { CallersOfRequests } from './callers-of-requests.js';
import { ConnectionAddress } from './connection-address.js';
import { Draining } from './draining.js';
import { HttpFront } from '../admission/http-front.js';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { OperatorAuditInterceptor } from './operator-audit.interceptor.js';
import { LargeBodyAdmission } from '../admission/large-bodies.js';
import { OperatorAttempts } from '../limits/operator-attempts.js';
import { OperatorGuard } from './operator.guard.js';
import { Origins } from './origin.js';
import { PreparedAnswers } from './prepared-answers.js';
import { ReadLimits } from '../limits/read-limits.js';
import { RequestMetrics } from './request-metrics.js';
import { ServerEnd } from './server-end.js';
import { WriteLimits } from '../limits/write-limits.js';

/** How requests come in and answers go out, for all areas. */
@Global()
@Module({
  providers: [
    AddressHash,
    ApiErrorFilter,
    CallersOfRequests,
    ConnectionAddress,
    Draining,
    HttpFront,
    LargeBodyAdmission,
    OperatorAttempts,
    OperatorGuard,
    { provide: APP_INTERCEPTOR, useClass: OperatorAuditInterceptor },
    Origins,
    PreparedAnswers,
    ReadLimits,
    RequestMetrics,
    ServerEnd,
    WriteLimits,
  ],
  exports: [
    LargeBodyAdmission,
    AddressHash, ApiErrorFilter, ConnectionAddress, Draining, OperatorAttempts, OperatorGuard, Origins,
    PreparedAnswers, ReadLimits,
  ],
})
export class HttpModule {}

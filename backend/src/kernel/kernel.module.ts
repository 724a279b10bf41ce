import { Module } from '@nestjs/common';
import { QueuesModule } from '@planet-heroes/platform/queues/queues.module';
import { CommandsModule } from './commands/commands.module.js';
import { HttpModule } from './http/http.module.js';
import { ObservabilityModule } from './observability/observability.module.js';
import { PdfModule } from './pdf/pdf.module.js';
import { ProjectionsModule } from './projections/projections.module.js';
import { ReconciliationModule } from './reconciliation/reconciliation.module.js';
import { RoomsModule } from './rooms/rooms.module.js';
import { SessionsModule } from './sessions/sessions.module.js';

/** The engines of the web tier. They know no area, and every area may use them. */
@Module({
  imports: [
    CommandsModule,
    HttpModule,
    ObservabilityModule,
    PdfModule,
    ProjectionsModule,
    QueuesModule,
    ReconciliationModule,
    RoomsModule,
    SessionsModule,
  ],
})
export class KernelModule {}

import { Global, Module } from '@nestjs/common';
import { ReconciliationWatch } from './reconciliation-watch.js';

@Global()
@Module({ providers: [ReconciliationWatch], exports: [ReconciliationWatch] })
export class ReconciliationModule {}
